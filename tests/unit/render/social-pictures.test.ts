import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { buildInProcess } from '../../support/build-in-process.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('social-pictures');
const out = join(temp, 'dist');
let copy: SiteCopy;

const build = async (): Promise<void> => {
  expect(await buildInProcess(copy.dir, out)).toMatchObject({ exitCode: 0 });
};
const pictureOf = (page: string): string =>
  /og:image" content="https:\/\/[^/]+([^"]+)"/.exec(readFileSync(join(out, page), 'utf8'))?.[1] ?? 'none';
const pageWith = (fields: string): string => `${fields}\ndescription: A page.\nblocks:\n  - { type: page-header, heading: Hello }\n`;

beforeAll(async () => {
  copy = copySite('minimal', temp);
  copy.write('pages/prices.yaml', pageWith('path: /prices\ntitle: "Prices & <offers>"'));
  copy.write('pages/old-prices.yaml', pageWith('path: /old-prices\ntitle: "Prices & <offers>"'));
  await build();
}, 120_000);

describe('the picture for link previews of a page without one', () => {
  test('is a PNG of 1200 by 630 pixels', async () => {
    const { format, width, height } = await sharp(join(out, pictureOf('prices/index.html'))).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  test('has a background in the colour that the theme names', async () => {
    const pixel = await sharp(join(out, pictureOf('prices/index.html')))
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const dark = /dark: "?#([0-9a-f]{6})/i.exec(copy.read('site.yaml'))?.[1];
    expect(pixel.toString('hex')).toBe(dark?.toLowerCase());
  });

  test('is shared by pages with the same title, and another one for other titles', () => {
    expect(pictureOf('old-prices/index.html')).toBe(pictureOf('prices/index.html'));
    expect(pictureOf('index.html')).not.toBe(pictureOf('prices/index.html'));
  });

  test('is not made again by the next build, and removed when no page has it', async () => {
    const home = join(out, pictureOf('index.html'));
    const prices = join(out, pictureOf('prices/index.html'));
    const before = statSync(home).mtimeMs;
    copy.write('pages/prices.yaml', pageWith('path: /prices\ntitle: New prices'));
    copy.write('pages/old-prices.yaml', pageWith('path: /old-prices\ntitle: New prices'));
    await build();
    expect(statSync(home).mtimeMs).toBe(before);
    expect(existsSync(prices)).toBe(false);
    expect(existsSync(join(out, pictureOf('prices/index.html')))).toBe(true);
  });

  test('has the pattern of the brand, unless the site chooses none', async () => {
    const edge = async (): Promise<number> => {
      const picture = sharp(join(out, pictureOf('prices/index.html'))).extract({ left: 950, top: 0, width: 250, height: 630 });
      const { channels } = await sharp(await picture.toBuffer()).stats();
      return Math.max(...channels.map(({ min, max }) => max - min));
    };
    expect(await edge()).toBeGreaterThan(50);
    copy.edit('site.yaml', 'theme:\n', 'theme:\n  style: { pattern: none }\n');
    await build();
    expect(await edge()).toBe(0);
  });

  test('is not made for a site whose brand has one', async () => {
    await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } }).toFile(join(copy.dir, 'media', 'card.png'));
    copy.edit('site.yaml', 'favicon:', 'socialImage: /media/card.png\n  favicon:');
    await build();
    expect(pictureOf('prices/index.html')).toMatch(/^\/media\/card-/);
    expect(existsSync(join(out, 'social')) && readdirSync(join(out, 'social')).length > 0).toBe(false);
  });
});
