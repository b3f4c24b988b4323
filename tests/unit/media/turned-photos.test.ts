import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { planEncodings } from '../../../packages/core/src/media/published-media.ts';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { ensureEncoded } from '../../../packages/engine/src/media/encodings.ts';
import { readMediaFacts } from '../../../packages/engine/src/media/read-media-facts.ts';
import { createRenderBlock, type RenderBlock } from '../../../packages/engine/src/render/render-block.tsx';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('turned-photos');

const blocks = {
  'text-image': 'heading: Who bakes\nparagraphs: [Since 1988.]\nimage: { src: /media/photo.jpg, alt: A baker in the doorway }',
  gallery: 'heading: The bakery\npictures: [{ image: { src: /media/photo.jpg, alt: A baker in the doorway } }]',
  'before-after':
    'heading: Restored\nbefore: { src: /media/photo.jpg, alt: The door before }\nafter: { src: /media/photo.jpg, alt: The door after }',
  'rich-text': 'heading: Who bakes\ncontent: |\n  ![A baker in the doorway](/media/photo.jpg)',
  'portfolio-grid': 'heading: Some of it\nprojects: app',
  video: 'heading: Watch us bake\nurl: https://vimeo.com/12345\nposter: /media/photo.jpg',
};
const types = Object.keys(blocks);

/** Writes a photo of 400 by 240 pixels that a phone has taken in an orientation of Exif, and a page for each block that shows it. */
async function writePhoto(site: SiteCopy, orientation: number): Promise<void> {
  const pixels = sharp({ create: { width: 400, height: 240, channels: 3, background: '#a20' } });
  writeFileSync(join(site.dir, 'media/photo.jpg'), await pixels.withMetadata({ orientation }).jpeg().toBuffer());
}

let renderBlock: RenderBlock;
let site: SiteCopy;

beforeAll(async () => {
  renderBlock = await createRenderBlock(await siteCode.components(), siteCode.traitsOf);
  site = copySite('blocks', temp);
  rmSync(join(site.dir, 'pages/workshop.yaml'), { force: true });
  site.edit(
    'collections/portfolio.yaml',
    'app:\n  - id: tide-table\n    img: /media/pictures/bench.png',
    'app:\n  - id: tide-table\n    img: /media/photo.jpg',
  );
  for (const [type, fields] of Object.entries(blocks)) {
    const block = `type: ${type}\n${fields}`.replaceAll('\n', '\n    ');
    site.write(
      `pages/only/${type}.yaml`,
      `path: /only/${type}\ntitle: ${type}\ndescription: A page with ${type}.\nblocks:\n  - ${block}\n`,
    );
  }
});

const loadSite = (): Promise<Site> => createSiteLoader(site.dir, siteCode)();

/** Returns the width and height of every picture in the HTML of a block, and its widths in `srcset`. */
function picturesIn({ pages, blocksOf }: Site, type: string): { size: string; widths: number[] }[] {
  const [block] = modelAt({ pages, blocksOf }, `/only/${type}`)?.blocks ?? [];
  const html = block ? renderBlock(block) : '';
  const found = [...html.matchAll(/<picture.*?<\/picture>/gs)]
    .map(([picture]) => picture)
    .filter((picture) => picture.includes('/media/photo-'));
  return found.map((picture) => ({
    size: `${/ width="(\d+)"/.exec(picture)?.[1]} x ${/ height="(\d+)"/.exec(picture)?.[1]}`,
    widths: [...picture.matchAll(/ (\d+)w\b/g)].map(([, width]) => Number(width)),
  }));
}

test.each([1, 3, 5, 6, 8])('in orientation %i, the HTML of every block has the size of the encoded photo', async (orientation) => {
  await writePhoto(site, orientation);
  const loaded = await loadSite();
  const encodings = planEncodings(readMediaFacts(join(site.dir, 'media/photo.jpg')));
  const largest = encodings.filter(({ format }) => format === 'avif').at(-1);
  if (!largest) throw new Error('The photo has no encoding.');
  const { width, height } = await sharp(await ensureEncoded(join(site.dir, 'media'), largest)).metadata();
  expect([width, height]).toEqual(orientation < 5 ? [400, 240] : [240, 400]);
  for (const type of types) {
    const pictures = picturesIn(loaded, type);
    expect(pictures.length, type).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture.size, type).toBe(`${width} x ${height}`);
      expect(picture.widths, type).toEqual(orientation < 5 ? [320, 400] : [240]);
    }
  }
});

test('a photo that is turned later has its new size at once', async () => {
  await writePhoto(site, 1);
  expect(picturesIn(await loadSite(), 'text-image')[0]?.size).toBe('400 x 240');
  await writePhoto(site, 6);
  expect(picturesIn(await loadSite(), 'text-image')[0]?.size).toBe('240 x 400');
});

test('a photo that is narrow after its rotation is reported with the width that pages show', async () => {
  const pixels = sharp({ create: { width: 400, height: 90, channels: 3, background: '#a20' } });
  writeFileSync(join(site.dir, 'media/photo.jpg'), await pixels.withMetadata({ orientation: 8 }).jpeg().toBuffer());
  const { findProblems } = await loadSite();
  const small = findProblems().filter(({ code }) => code === 'small-picture');
  expect(small.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^This picture is 90 pixels wide/));
});
