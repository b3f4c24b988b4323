import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withChromium } from '../chromium/with-chromium.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { createServer } from '../server/create-server.ts';
import { listen } from '../server/listen.ts';
import { blockPagePath, writeOneBlockPages } from './one-block-pages.ts';
import { savePicture } from './save-picture.ts';

type PictureOptions = {
  schemas: ContentSchemas;
  root: string;
  /** Builds a site. Resolves to false when it has errors. */
  build: (siteDir: string, outDir: string) => Promise<boolean>;
  /** The block types to render; empty for all. */
  only: readonly string[];
  /** Called with the path of each picture in the project. */
  onRendered: (path: string) => void;
};

/**
 * Renders the pictures of blocks for the guide: each block from its full example, on a built page, in a window 1280
 * pixels wide, with reduced motion. Writes `docs/authors/blocks/<type>.webp`. Throws an `Error` when the examples do not
 * build, and `NoChromiumError` without Chromium.
 */
export async function renderBlockPictures({ schemas, root, build, only, onRendered }: PictureOptions): Promise<void> {
  const types = schemas.blockTypes.filter((type) => only.length === 0 || only.includes(type));
  const folder = await mkdtemp(join(tmpdir(), 'block-pictures-'));
  const [siteDir, outDir] = [join(folder, 'site'), join(folder, 'out')];
  try {
    await writeOneBlockPages(root, siteDir, types);
    if (!(await build(siteDir, outDir))) throw new Error('The examples of the blocks have errors. Fix them first.');
    const server = await listen(createServer(outDir), 0);
    await mkdir(join(root, 'docs', 'authors', 'blocks'), { recursive: true });
    await withChromium(async (browser) => {
      const page = await browser.newPage();
      for (const type of types) {
        const path = `docs/authors/blocks/${type}.webp`;
        await savePicture(await photograph(page, server.address + blockPagePath(type)), join(root, path));
        onRendered(path);
      }
    });
    await server.close(0);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A PNG of the first block of a page, without the layout around it. */
async function photograph(page: Page, url: string): Promise<Buffer> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  const block = page.locator('[data-block]').first();
  await block.scrollIntoViewIfNeeded();
  await block.evaluate(async (frame) => {
    // The layout may cover the block: headers, floating buttons.
    for (let inner: Element | null = frame; inner && inner !== document.body; inner = inner.parentElement) {
      for (const sibling of [...(inner.parentElement?.children ?? [])]) {
        if (sibling !== inner && sibling instanceof HTMLElement && !sibling.matches('script, style')) sibling.remove();
      }
    }
    window.dispatchEvent(new Event('scroll'));
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  // Islands hydrate and counters run when they are in view.
  await page.waitForTimeout(1500);
  return block.screenshot();
}
