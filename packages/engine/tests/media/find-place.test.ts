import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { hasPlace } from '../../src/media/find-place.ts';
import { sampleBox, sampleFilm, sampleFilmWithPlace } from '../support/sample-film.ts';

const picture = (): Sharp => sharp({ create: { width: 64, height: 40, channels: 3, background: '#a20' } });
const gps = { IFD3: { GPSLatitude: '48/1 8/1 14/1', GPSLatitudeRef: 'N', GPSLongitude: '11/1 34/1 31/1', GPSLongitudeRef: 'E' } };
const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
const xmp = (inside: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inside}</rdf:RDF></x:xmpmeta>`;
const film = (...inside: Buffer[]): Buffer => Buffer.concat([sampleFilm(['vide', 'avc1']), sampleBox('moov', ...inside)]);

describe('a place is found', () => {
  test.each(formats)('in the properties of a photo as %s', async (format) => {
    expect(hasPlace(await picture().withExif(gps).toFormat(format).toBuffer())).toBe(true);
  });

  test.each(['jpeg', 'webp'] as const)('in XMP of a photo as %s', async (format) => {
    const place = '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,8.2N" exif:GPSLongitude="11,34.5E"/>';
    expect(hasPlace(await picture().withXmp(xmp(place)).toFormat(format).toBuffer())).toBe(true);
  });

  test.each(['utf16le', 'utf16be'])('in XMP as %s', (order) => {
    const words = Buffer.from('<rdf:Description exif:GPSLatitude="48,8.2N"/>', 'utf16le');
    expect(hasPlace(order === 'utf16le' ? words : words.swap16())).toBe(true);
  });

  test.each([
    ['©xyz', sampleFilmWithPlace],
    ['©xyz of a track', film(sampleBox('trak', sampleBox('udta', sampleBox('\u00a9xyz', '+48.1374+011.5755/'))))],
    ['loci', film(sampleBox('udta', sampleBox('loci', '\0\0\0\0\u0015\u00c7home\0')))],
    ['a list of values', film(sampleBox('udta', sampleBox('meta', '\0\0\0\0', sampleBox('ilst', sampleBox('\u00a9xyz', '+48.1374')))))],
    ['a key of Android', film(sampleBox('meta', sampleBox('keys', '\0\0\0\0mdtacom.android.location')))],
    [
      'measurements of a camera',
      film(sampleBox('trak', sampleBox('mdia', sampleBox('minf', sampleBox('stbl', sampleBox('stsd', '\0gpmd')))))),
    ],
    ['a key of QuickTime', film(sampleBox('meta', sampleBox('keys', '\0\0\0\0mdtacom.apple.quicktime.location.ISO6709')))],
  ])('in the box %s of a film', (_, content) => {
    expect(hasPlace(content)).toBe(true);
  });

  test('in the tags of a WebM film', () => {
    const tags = '\x12\x54\xc3\x67\xa8\x73\x73\xa5\x67\xc8\xa2\x45\xa3\x88LOCATION\x44\x87\x92+48.1374+011.5755/';
    const webm = (text: string): Buffer => Buffer.from(`\x1a\x45\xdf\xa3\x84webm${text}`, 'latin1');
    expect([hasPlace(webm(tags)), hasPlace(webm('\x12\x54\xc3\x67\x8aENCODER'))]).toEqual([true, false]);
  });
});

describe('no place is found', () => {
  test.each(formats)('in a photo as %s that says only which camera took it', async (format) => {
    const content = await picture()
      .withExif({ IFD0: { Make: 'Phone', Model: 'One' } })
      .toFormat(format)
      .toBuffer();
    expect(hasPlace(content)).toBe(false);
  });

  test('in a film without one, and outside of its data', () => {
    expect(hasPlace(sampleFilm(['vide', 'avc1'], ['soun', 'mp4a']))).toBe(false);
    expect(hasPlace(Buffer.concat([sampleFilm(['vide', 'avc1']), sampleBox('mdat', '\u00a9xyz loci')]))).toBe(false);
  });

  test('in damaged and hostile files, quickly', () => {
    const starts = Buffer.concat(Array.from({ length: 500_000 }, () => Buffer.from('II*\0\u0008\0\0\0', 'latin1')));
    for (const content of [Buffer.alloc(0), Buffer.from('MM\0*'), Buffer.from('II*\0\u00ff\u00ff\u00ff\u00ff', 'latin1'), starts])
      expect(hasPlace(content)).toBe(false);
  });
});
