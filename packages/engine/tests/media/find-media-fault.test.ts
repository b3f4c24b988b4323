import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findMediaFault } from '../../src/media/find-media-fault.ts';
import { sampleBox, sampleFilm } from '../support/sample-film.ts';

const withBrand = (brand: string): Buffer => sampleBox('ftyp', `${brand}\0\0\0\0mif1`);
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const export_ = /^Export it as \.mp4 with H\.264\.$/;

test.each([
  ['photo.jpg', withBrand('heic'), 'photo.jpg is a HEIC photo, which most browsers do not show.', /^Export it as \.jpg\. An iPhone/],
  ['photo.heic', withBrand('heic'), 'photo.heic is a HEIC photo, which most browsers do not show.', /^Export it as \.jpg\. An iPhone/],
  ['photo.avif', withBrand('mif1'), 'photo.avif is a HEIC photo, which most browsers do not show.', /^Export it as \.jpg\. An iPhone/],
  ['photo.avif', withBrand('avis'), 'photo.avif is a moving picture, of which pages show the first moment only.', /\.mp4 for a video/],
  [
    'scan.jpg',
    latin1('II*\0\u0008\0\0\0'),
    'scan.jpg is a TIFF or raw photo, which most browsers do not show.',
    /^Export it as \.jpg or \.png\.$/,
  ],
  ['scan.png', latin1('BM\u0010\0\0\0\0\0\0\0'), 'scan.png is a BMP picture, which most browsers do not show.', /^Export/],
  ['clip.mp4', withBrand('qt  '), 'clip.mp4 is a QuickTime video, which not every browser plays.', export_],
  ['clip.mov', withBrand('qt  '), 'clip.mov is a QuickTime video, which not every browser plays.', export_],
  [
    'clip.webm',
    latin1('\u001aE\u00df\u00a3\u00a3B\u0082\u0088matroska'),
    'clip.webm is a Matroska video, which not every browser plays.',
    export_,
  ],
  ['clip.mp4', latin1('RIFF\0\0\0\0AVI LIST'), 'clip.mp4 is an AVI video, which not every browser plays.', export_],
  ['talk.mp4', withBrand('M4A '), 'talk.mp4 is a sound recording without pictures.', /^Export a video/],
  ['talk.mp4', sampleFilm(['soun', 'mp4a']), 'talk.mp4 has sound only, and no pictures.', export_],
  ['clip.mp4', sampleFilm(['vide', 'mp4v'], ['soun', 'mp4a']), 'clip.mp4 is a video in a format that browsers do not play.', export_],
  ['clip.mp4', Buffer.from('<!doctype html>'), 'clip.mp4 cannot be read as a video.', export_],
])('%s says what its content is and what to do, and is not to be renamed: %#', (name, content, message, hint) => {
  expect(findMediaFault(name, name.slice(name.indexOf('.')), content)).toEqual({
    code: 'unsupported-media',
    message,
    hint: expect.stringMatching(hint),
  });
});

test.each(['avc1', 'av01', 'vp09', 'hvc1'])('an .mp4 with %s is published', (format) => {
  expect(findMediaFault('clip.mp4', '.mp4', sampleFilm(['soun', 'mp4a'], ['vide', format]))).toBeUndefined();
});

test('a moving picture is reported, a still one of the same type is not', async () => {
  const frames = { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } } as const;
  const pixels = Buffer.concat([Buffer.alloc(192, 10), Buffer.alloc(192, 200)]);
  const still = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a20' } });
  for (const format of ['gif', 'webp'] as const) {
    const moving = await sharp(pixels, frames)[format]().toBuffer();
    expect(findMediaFault(`loom.${format}`, `.${format}`, moving)?.message).toBe(
      `loom.${format} is a moving picture, of which pages show the first moment only.`,
    );
    expect(findMediaFault(`loom.${format}`, `.${format}`, await still.clone()[format]().toBuffer())).toBeUndefined();
  }
});

const jpeg = latin1('\u00ff\u00d8\u00ff\u00e0');
const zip = latin1('PK\u0003\u0004');

test.each([
  ['team.png', jpeg, /^Rename it to team\.jpg, here and where it is used\. The command rename does both\. Or export it again as \.png\.$/],
  ['clip.mp4', latin1('\u001aE\u00df\u00a3\u0042\u0082webm'), /^Export it again as \.mp4 with H\.264\.$/],
  ['clip.webm', sampleFilm(['vide', 'avc1']), /^Export it again as \.mp4 with H\.264\.$/],
  ['clip.mp4', jpeg, /^Export it again as \.mp4 with H\.264\.$/],
  ['team.jpg', Buffer.from('%PDF-1.7'), /^Export it again as \.jpg\.$/],
  ['prices.pdf', zip, /^Export it again as \.pdf\.$/],
  ['prices.docx', Buffer.from('%PDF-1.7'), /^Rename it to prices\.pdf/],
])('%s is to be renamed only where its field accepts the new ending', (name, content, hint) => {
  expect(findMediaFault(name, name.slice(name.indexOf('.')), content)).toMatchObject({
    code: 'wrong-extension',
    hint: expect.stringMatching(hint),
  });
});
