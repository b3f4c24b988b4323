import { expect, type Page } from '@playwright/test';
import { scrollThrough } from './actions.ts';

/**
 * Loads the visible pictures of the page, lazy ones too, and has them painted as they are when the browser knows them. It paints the
 * background of a picture, which shows at round corners, until it has decoded the picture and knows that nothing shines through,
 * and does not paint a picture again for that alone.
 */
export const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.filter((picture) => picture.checkVisibility()).map((picture) => picture.decode()));
    // A change of this property paints a picture again, also when it is taken back before the next frame.
    for (const picture of pictures) picture.style.imageRendering = 'pixelated';
    document.body.getBoundingClientRect();
    for (const picture of pictures) picture.style.imageRendering = '';
  });

/** Waits until pictures and fonts are loaded and all islands are hydrated, as after reading the whole page. */
export async function settlePage(page: Page): Promise<void> {
  // Islands that are in view start then. The late module links the manifest.
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  // On a busy machine a block may leave the viewport before a frame shows it there, and its code starts only when it is seen.
  await expect(async () => {
    await scrollThrough(page);
    await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await loadPictures(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
