import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Site, SiteLoader } from '../../../packages/core/src/site/site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelsOf } from '../../support/page-models.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('social-image');
let copy: SiteCopy;
let load: SiteLoader;

const share = shareSite(siteCode, () => copySite('blocks', temp));

beforeEach(() => {
  ({ load, ...copy } = share());
});

/** The social images of the rendered pages, by path. */
const cardsOf = ({ pages, blocksOf }: Site): Map<string, string | undefined> =>
  new Map(modelsOf({ pages, blocksOf }).map(({ path, socialImage }) => [path, socialImage]));

const codesOf = ({ findProblems }: Site): string[] =>
  findProblems()
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);

const withCard = (file: string, card: string): void =>
  copy.write(file, copy.read(file).replace(/^blocks:/m, `socialImage: "${card}"\nblocks:`));

describe('the social image of a page', () => {
  test('is published as a file without changes', async () => {
    withCard('pages/home.yaml', '/media/pictures/bench.png');
    const site = await load();
    expect(codesOf(site)).toEqual([]);
    expect(cardsOf(site).get('/')).toMatch(/^\/media\/bench-[0-9a-f]{10}\.png$/);
    expect(site.collectMedia().some(({ absolute, isBitmap }) => absolute.endsWith('bench.png') && !isBitmap)).toBe(true);
    expect(cardsOf(site).get('/clients')).toBeUndefined();
  });

  test('with another size than pages say is reported, also when only its rotation makes it so', async () => {
    const size = async (width: number, height: number, orientation: number): Promise<string[]> => {
      const picture = sharp({ create: { width, height, channels: 3, background: '#fff' } }).withMetadata({ orientation });
      await picture.png().toFile(join(copy.dir, 'media/card.png'));
      const { findProblems } = await load();
      return findProblems().flatMap(({ code, message }) => (code === 'social-image-size' ? [message] : []));
    };
    withCard('pages/home.yaml', '/media/card.png');
    expect(await size(1200, 630, 1)).toEqual([]);
    expect(await size(600, 315, 1)).toEqual(['This picture is 600 by 315 pixels, and pages say 1200 by 630.']);
    expect(await size(1200, 630, 6)).toEqual(['This picture is 630 by 1200 pixels, and pages say 1200 by 630.']);
  });

  test('that is missing is reported at its line', async () => {
    withCard('pages/home.yaml', '/media/pictures/bensh.png');
    expect(codesOf(await load())).toContain('missing-media');
  });

  test('of a page of a collection comes from its record, and is optional', async () => {
    withCard('pages/post.yaml', '/media/pictures/post-{id}.png');
    const before = await load();
    expect(codesOf(before)).toEqual([]);
    const paths = [...cardsOf(before).keys()].filter((path) => path.startsWith('/posts/'));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(cardsOf(before).get(path)).toBeUndefined();

    const [first = ''] = paths;
    copyFileSync(join(copy.dir, 'media/pictures/bench.png'), join(copy.dir, `media/pictures/post-${first.slice('/posts/'.length)}.png`));
    const after = await load();
    expect(cardsOf(after).get(first)).toMatch(/^\/media\/post-\d+-[0-9a-f]{10}\.png$/);
  });
});
