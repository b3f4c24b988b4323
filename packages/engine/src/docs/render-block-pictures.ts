import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withPage } from '../../../../tools/art/easel.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { createServer } from '../server/create-server.ts';
import { listen } from '../server/listen.ts';
import { borrowMedia } from './borrow-media.ts';
import { savePicture } from './save-picture.ts';

type Drawing = {
  schemas: ContentSchemas;
  root: string;
  /** Builds a site. Resolves to false when the site has errors. */
  build: (siteDir: string, outDir: string) => Promise<boolean>;
  /** The types to render; all when empty. */
  only: readonly string[];
  onDrawn: (path: string) => void;
};

/**
 * Renders the pictures of the guide: each block from its full example on the test site, in a window of 1280 pixels and
 * with reduced motion. Writes `docs/authors/blocks/<type>.webp`.
 */
export async function renderBlockPictures({ schemas, root, build, only, onDrawn }: Drawing): Promise<void> {
  const types = schemas.blockTypes.filter((type) => only.length === 0 || only.includes(type));
  const folder = await mkdtemp(join(tmpdir(), 'block-pictures-'));
  const [siteDir, outDir] = [join(folder, 'site'), join(folder, 'out')];
  try {
    await writeOneBlockPages(root, siteDir, schemas);
    if (!(await build(siteDir, outDir))) throw new Error('The examples of the blocks have problems; fix them first.');
    const server = await listen(createServer(outDir), 0);
    await mkdir(join(root, 'docs', 'authors', 'blocks'), { recursive: true });
    await withPage(async (page) => {
      for (const type of types) {
        const path = `docs/authors/blocks/${type}.webp`;
        await savePicture(await photograph(page, `${server.address}/blocks/${type}`), join(root, path));
        onDrawn(path);
      }
    });
    await server.close(0);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes the test site with a page for every block type instead of its own pages. */
async function writeOneBlockPages(root: string, siteDir: string, { blockTypes }: ContentSchemas): Promise<void> {
  await cp(join(root, 'tests', 'sites', 'blocks'), siteDir, { recursive: true });
  await borrowMedia(root, siteDir);
  await removePlainPages(join(siteDir, 'pages'));
  for (const [name, path] of [
    ['home', '/'],
    ['blogs', '/blogs'],
  ]) {
    await writeFile(join(siteDir, 'pages', `${name}.yaml`), pageWith(path ?? '/', 'type: page-header\nheading: A page'));
  }
  for (const type of blockTypes) {
    const block = await readFile(join(root, 'tests', 'blocks', type, 'full.yaml'), 'utf8');
    await writeFile(join(siteDir, 'pages', `${type}.yaml`), pageWith(`/blocks/${type}`, block.replace(/^hidden: true$/m, 'hidden: false')));
  }
}

/** Removes the pages that are not made from records: blocks link to the pages of records. */
async function removePlainPages(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (!/^collection: /m.test(await readFile(file, 'utf8'))) await rm(file);
  }
}

const pageWith = (path: string, block: string): string =>
  `path: ${path}\ntitle: One block at ${path}\ndescription: A page with one block, to be rendered.\nblocks:\n  - ${block.trimEnd().replaceAll('\n', '\n    ')}\n`;

/** The block of a page as a PNG, without the frame around it. */
async function photograph(page: Page, address: string): Promise<Buffer> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  const block = page.locator('[data-block]').first();
  await block.scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    for (const frame of document.querySelectorAll('header, footer, [data-chat]')) if (!frame.closest('main')) frame.remove();
    window.dispatchEvent(new Event('scroll'));
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  // Islands wake and count when they are in view.
  await page.waitForTimeout(1500);
  return block.screenshot();
}
