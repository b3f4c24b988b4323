import type { Page } from '@playwright/test';
import { blockPagePath, writeOneBlockPages } from './one-block-pages.ts';
import { loadImages, type PictureTools, photographSite } from './photograph-site.ts';

/** Renders the pictures of block types for the guide, each from its full example. Writes `docs/authors/blocks/<type>.webp`. */
export const renderBlockPictures = (types: readonly string[], tools: PictureTools): Promise<void> =>
  photographSite(tools, {
    writeSite: (siteDir) => writeOneBlockPages(tools.root, siteDir, types),
    failure: 'The examples of the blocks have errors. Fix them first.',
    pictures: types.map((type) => ({ page: blockPagePath(type), file: `docs/authors/blocks/${type}.webp` })),
    size: { width: 800, maxHeight: 700 },
    photograph,
  });

/** Returns a PNG of the first block of a page, without the layout around it. */
async function photograph(page: Page): Promise<Buffer> {
  const block = page.locator('[data-block]').first();
  await block.scrollIntoViewIfNeeded();
  await block.evaluate((frame) => {
    // The layout may cover the block: headers, floating buttons.
    for (let inner: Element | null = frame; inner && inner !== document.body; inner = inner.parentElement) {
      for (const sibling of [...(inner.parentElement?.children ?? [])]) {
        if (sibling !== inner && sibling instanceof HTMLElement && !sibling.matches('script, style')) sibling.remove();
      }
    }
    window.dispatchEvent(new Event('scroll'));
  });
  await loadImages(page);
  // Islands hydrate and counters run when they are in view.
  await page.waitForTimeout(1500);
  return block.screenshot();
}
