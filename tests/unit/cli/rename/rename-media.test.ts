import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { planEncodings } from '../../../../packages/core/src/media/published-media.ts';
import { readMediaFacts } from '../../../../packages/engine/src/media/read-media-facts.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { linkedSite } from '../../../support/linked-site.ts';
import { changesOf, rename, textsOf } from '../../../support/renaming.ts';

const temp = tempFolder('rename');

describe('a media file', () => {
  test('moves, and every reference changes', async () => {
    const site = linkedSite(temp);
    const bytes = readFileSync(join(site.dir, 'media/pictures/bench.png'));
    expect(await changesOf(site, 'media', 'media/pictures/bench.png', '/media/workshop/our-bench.png')).toEqual([
      'collections/portfolio.yaml: -     img: /media/pictures/bench.png',
      'collections/portfolio.yaml: +     img: /media/workshop/our-bench.png',
      'shared/bench.yaml: -   src: "/media/pictures/bench.png"',
      'shared/bench.yaml: +   src: "/media/workshop/our-bench.png"',
    ]);
    expect(existsSync(join(site.dir, 'media/pictures/bench.png'))).toBe(false);
    expect(readFileSync(join(site.dir, 'media/workshop/our-bench.png')).equals(bytes)).toBe(true);
  });

  test('is renamed wherever a text is its path: in unknown fields, targets of redirects and buttons; the rest is named', async () => {
    const site = linkedSite(temp);
    const from = '/media/pictures/bench.png';
    const to = '/media/pictures/our-bench.png';
    site.write(
      'site.yaml',
      `${site.read('site.yaml')}redirects:\n  - from: ${from}\n    to: /asked\n  - from: /old-bench\n    to: ${from}\n`,
    );
    site.edit('pages/asked.yaml', 'heading: Asked before', `heading: Asked before\n    images: [${from}, "${from}x", ${from}?large]`);
    site.edit('pages/asked-not.yaml', 'heading: Not asked', `heading: See ${from}\n    note: (${from}#top)`);
    site.edit('collections/posts.yaml', 'all of it</a>', `all of it</a>, <a href='${from}'>the bench</a> <img src="${from}" alt="">`);
    const { output } = await rename(site, 'media', from, to);
    expect(output).toContain(`Not changed, because it is a part of a text: ${from} in pages/asked-not.yaml:6, pages/asked-not.yaml:7.`);
    expect(site.read('site.yaml')).toContain(`- from: ${from}\n    to: /asked\n  - from: /old-bench\n    to: ${to}\n`);
    expect(site.read('pages/asked.yaml')).toContain(`images: [${to}, "${from}x", ${to}?large]`);
    expect(site.read('collections/posts.yaml')).toContain(`<a href='${to}'>the bench</a> <img src="${to}" alt="">`);
  });

  test('moves its encoded widths, so that a build encodes none again', async () => {
    const site = linkedSite(temp);
    const encoded = join(site.dir, 'media/.encoded');
    const namesFor = (path: string): string[] => planEncodings(readMediaFacts(join(site.dir, path))).map(({ name }) => name);
    mkdirSync(encoded);
    const old = namesFor('media/pictures/bench.png');
    for (const name of old) writeFileSync(join(encoded, name), `made of ${name.slice(name.lastIndexOf('-'))}`);
    await changesOf(site, 'media', '/media/pictures/bench.png', '/media/pictures/our-bench.png');
    expect(readdirSync(encoded).sort()).toEqual(namesFor('media/pictures/our-bench.png').sort());
    for (const name of readdirSync(encoded))
      expect(readFileSync(join(encoded, name), 'utf8')).toBe(`made of ${name.slice(name.lastIndexOf('-'))}`);
  });

  test('with a wrong ending gets the one of its content', async () => {
    const site = linkedSite(temp);
    const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(site.dir, 'media/pictures/bench.png'), jpeg);
    expect(await changesOf(site, 'media', '/media/pictures/bench.png', '/media/pictures/bench.jpg')).toContain(
      'shared/bench.yaml: +   src: "/media/pictures/bench.jpg"',
    );
    expect(readFileSync(join(site.dir, 'media/pictures/bench.jpg')).equals(jpeg)).toBe(true);
  });

  test.each([
    ['heic', '/media/pictures/bench.heic'],
    ['heic', '/media/pictures/bench.mp4'],
    ['qt  ', '/media/pictures/bench.mov'],
  ])('with the brand %s, which is not published, does not become %s', async (brand, to) => {
    const site = linkedSite(temp);
    writeFileSync(join(site.dir, 'media/pictures/bench.png'), Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`, 'latin1'));
    const { exitCode, output } = await rename(site, 'media', '/media/pictures/bench.png', to);
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringContaining('renaming does not convert a file') });
    expect(existsSync(join(site.dir, 'media/pictures/bench.png'))).toBe(true);
  });

  test('moves the .webm with the .mp4', async () => {
    const site = linkedSite(temp);
    const films = { 'loop.mp4': Buffer.from('\0\0\0\u0010ftypisom\0\0\0\0'), 'loop.webm': Buffer.from('1a45dfa3', 'hex') };
    mkdirSync(join(site.dir, 'media/films'));
    for (const name of ['loop.mp4', 'loop.webm'] as const) writeFileSync(join(site.dir, 'media/films', name), films[name]);
    await rename(site, 'media', '/media/films/loop.mp4', '/media/films/round.mp4');
    expect(readdirSync(join(site.dir, 'media/films')).sort()).toEqual(['round.mp4', 'round.webm']);
    expect(await rename(site, 'media', '/media/films/round.webm', '/media/films/x.webm')).toMatchObject({ exitCode: 1 });
  });

  test.each([
    [
      ['/media/pictures/bench.png', '/media/pictures/poster.png'],
      /^There is a file pictures\/poster\.png already|poster\.png already\. Choose another name\.$/,
    ],
    [
      ['/media/pictures/bensh.png', '/media/pictures/a.png'],
      /^There is no file \/media\/pictures\/bensh\.png\. Did you mean \/media\/pictures\/bench\.png\?$/,
    ],
    [['/media/pictures/bench.png', '/media/pictures/bench.jpg'], /ends in \.png, so its new name must end in \.png too/],
    [['/media/pictures/bench.png', '/media/pictures/Our bench!.png'], /Did you mean \/media\/pictures\/our-bench\.png\?$/],
    [['/media/pictures/bench.png', '/elsewhere/bench.png'], /^Give two paths in media/],
  ])('stays unchanged when it cannot be renamed: %j', async (names, reason) => {
    const site = linkedSite(temp);
    const before = textsOf(site);
    const { exitCode, output } = await rename(site, 'media', ...names);
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringMatching(reason) });
    expect(textsOf(site)).toEqual(before);
    expect(existsSync(join(site.dir, 'media/pictures/bench.png'))).toBe(true);
  });
});
