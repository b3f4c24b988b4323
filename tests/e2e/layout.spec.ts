import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough, waitForScrollEnd } from './support/actions.ts';
import { delayRequests } from './support/delay-requests.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { samplePages } from './support/site.ts';
import { startSlowServer } from './support/slow-server.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const widths = representatives([320, 1920, 390, 768, 1024, 1440], 2);

for (const { path } of representatives(samplePages)) {
  test(
    `${path} shows all its pictures, which declare their size, and has no horizontal scrolling from 320 to 1920 px`,
    variants,
    async ({ page }) => {
      await page.goto(path);
      await scrollThrough(page);
      const pictures = page.locator('img');
      // Pictures of a strip or carousel outside the viewport load later.
      await expect
        .poll(() =>
          pictures.evaluateAll((images) =>
            images.flatMap((image) => {
              const { left, right } = image.getBoundingClientRect();
              const wasInSight = right > 0 && left < innerWidth && image.checkVisibility();
              return image instanceof HTMLImageElement && wasInSight && image.naturalWidth === 0 ? [image.outerHTML] : [];
            }),
          ),
        )
        .toEqual([]);
      const unsized = await pictures.evaluateAll((images) =>
        images
          .filter((image) => !(Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0))
          .map((image) => image.outerHTML),
      );
      expect(unsized).toEqual([]);
      expect(await pictures.count()).toBeGreaterThan(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await waitForScrollEnd(page);
        const sideways = await page.evaluate(() => {
          scrollBy({ left: 500, behavior: 'instant' });
          return { scrolled: scrollX, surplus: document.documentElement.scrollWidth - document.documentElement.clientWidth };
        });
        expect(sideways, `${width} px`).toEqual({ scrolled: 0, surplus: 0 });
      }
    },
  );

  test(`${path} has no layout shift while it loads, gets its fonts late and is scrolled`, variants, async ({ page, context }) => {
    for (const width of representatives([390, 1440])) {
      const releaseFonts = await delayRequests(context, '**/*.woff2');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      releaseFonts();
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      const shifts = await layoutShifts(page);
      expect(shifts.sum, `${width} px: ${shifts.sources.join('\n')}`).toBeLessThanOrEqual(0.005);
    }
  });
}

test('the first Tab stop skips to the content', variants, async ({ page }) => {
  for (const { path } of representatives(samplePages)) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), path).toBeFocused();
    await waitForScrollEnd(page);
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
    expect(isInside, path).toBe(true);
  }
});

for (const path of representatives(['/', '/ai-development'])) {
  test(`the video of ${path} is not moved by the text, when a phone gets the HTML in parts`, variants, async ({ page, baseURL }) => {
    const { address, close } = await startSlowServer(baseURL);
    try {
      for (const width of representatives([390, 768])) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address + path);
        const shifts = await layoutShifts(page);
        // A button that is cut by the end of a part grows with the next one. The video and its poster stay where they are.
        expect(
          shifts.sources.filter((html) => /<(?:video|picture|img)\b/.test(html)),
          `${width} px`,
        ).toEqual([]);
        expect(shifts.sum, `${width} px: ${shifts.sources.join('\n')}`).toBeLessThan(0.1);
      }
    } finally {
      await close(0);
    }
  });
}
