import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { scrollThrough } from './support/actions.ts';
import { hiddenBlocks } from './support/reveal.ts';
import { loadPictures } from './support/settle-page.ts';
import { coveringPages } from './support/site.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** The tolerated difference of antialiasing between two captures of the same page. */
const tolerance = { level: 24, ratio: 0.001 };

/** Opens a page and waits until its first viewport has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

const capture = (page: Page): Promise<Buffer> => page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' });

/**
 * Captures the page with all its pictures: which of them are loaded at first depends on the time. Without the floating
 * button: whether a control is under it, and hides it, depends on when the window grew to the size of the capture.
 */
async function captureWithPictures(page: Page): Promise<Buffer> {
  await loadPictures(page);
  await page.locator('[data-chat]').evaluateAll((buttons) => {
    for (const button of buttons) button.remove();
  });
  return capture(page);
}

/** The ratio of pixels in which two captures differ; 1 when their sizes do. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })));
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const isSame = [0, 1, 2].every((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) <= tolerance.level);
    if (!isSame) different++;
  }
  return different / (a.data.length / 3);
}

/** The lazy pictures whose box is empty, or lies outside the list item, article or section around it. */
const misplacedPictures = (page: Page): Promise<string[]> =>
  page.locator('[data-block] img[loading="lazy"]').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!image.checkVisibility()) return [];
      const box = image.getBoundingClientRect();
      const frame = (image.closest('li, figure, article') ?? image.closest('section') ?? image).getBoundingClientRect();
      const isInside =
        box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
      return isInside && box.width > 0 && box.height > 0 ? [] : [image.getAttribute('src') ?? ''];
    }),
  );

/** Returns the pictures that were in the viewport while scrolling and are not painted. Ignores slides outside the viewport. */
const unpaintedPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { left, right } = image.getBoundingClientRect();
      const isSeen = image.checkVisibility() && right > 0 && left < innerWidth && !image.closest('[inert], [aria-hidden="true"]');
      return isSeen && !(image.complete && image.naturalWidth > 0) ? [image.currentSrc || image.src] : [];
    }),
  );

for (const viewport of viewports) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path } of coveringPages) {
      test(
        `a capture of the whole of ${path} has every block and every picture's box, and scrolling paints every picture`,
        sweepOnly,
        async ({ page }) => {
          await open(page, path);
          expect(await hiddenBlocks(page)).toEqual([]);
          expect(await misplacedPictures(page)).toEqual([]);
          await capture(page);
          expect(await hiddenBlocks(page)).toEqual([]);

          await scrollThrough(page);
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await expect.poll(() => unpaintedPictures(page)).toEqual([]);
          await expect.poll(() => hiddenBlocks(page)).toEqual([]);

          await open(page, path);
          const captured = await captureWithPictures(page);
          // The same page without the reveal attribute.
          await page.route(path, async (route) => {
            const response = await route.fetch();
            await route.fulfill({ response, body: (await response.text()).replaceAll(' data-reveal=""', '') });
          });
          await open(page, path);
          await expect(page.locator('[data-reveal]')).toHaveCount(0);
          expect(await difference(captured, await captureWithPictures(page))).toBeLessThan(tolerance.ratio);
        },
      );
    }
  });
}
