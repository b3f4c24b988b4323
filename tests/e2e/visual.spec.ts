import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blockTypes } from './support/blocks-site.ts';
import { comparePart, hideCovers, pictureTime, replacePictures } from './support/compare-pictures.ts';
import { settlePage } from './support/settle-page.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => page.clock.setFixedTime(pictureTime));

// The home page has nearly every kind of layout, and the header and footer of all pages.
for (const width of representatives([1440, 390, 768], 2)) {
  test(`every part of the home page looks as in its picture, at ${width} px`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await replacePictures(page);
    await page.goto('/');
    await settlePage(page);
    const keys = await page.locator('[data-block]').evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-key')));
    await comparePart(page, '[data-header]', 'home-header');
    await hideCovers(page);
    for (const key of keys) await comparePart(page, `[data-key="${key}"]`, `home-${key}`);
    await comparePart(page, 'footer', 'home-footer');
  });
}

test.describe('a block type', () => {
  test.use({ site: 'examples' });

  for (const type of blockTypes) {
    test(`${type} looks as in its pictures`, sweepOnly, async ({ page }) => {
      await page.goto(`/one-${type}`);
      await settlePage(page);
      await hideCovers(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await comparePart(page, `[data-block="${type}"]`, `block-${type}`);
      }
    });
  }
});
