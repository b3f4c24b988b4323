import type { Page } from '@playwright/test';
import { readThrough } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const drawings = '[data-block="services-grid"] img';

/** The addresses of the drawings of the services, and those of them that the page has asked for. */
async function openHome(page: Page): Promise<{ all: string[]; asked: Set<string> }> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const all = await page.locator(drawings).evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(all.length).toBeGreaterThan(10);
  return { all, asked };
}

/** How many drawings wait beside their frames. */
const outsideTheirFrames = (page: Page): Promise<number> =>
  page.locator(drawings).evaluateAll(
    (images) =>
      images.filter((image) => {
        const [inner, frame] = [image.getBoundingClientRect(), (image.parentElement ?? image).getBoundingClientRect()];
        return Math.abs(inner.left - frame.left) > 1;
      }).length,
  );

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('who never scrolls fetches no drawing of the services, and who does sees them all', async ({ page }) => {
      const { all, asked } = await openHome(page);
      expect(all.filter((address) => asked.has(address))).toEqual([]);
      await readThrough(page);
      await expect.poll(() => all.filter((address) => !asked.has(address))).toEqual([]);
      expect(await outsideTheirFrames(page)).toBe(0);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // Browsers fetch lazy pictures at once then, so only what is seen can be told.
  test('the drawings of the services come into their frames as the page is scrolled', async ({ page }) => {
    await openHome(page);
    for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 400);
    await expect.poll(() => outsideTheirFrames(page)).toBe(0);
  });
});

test('on paper all drawings of the services are in their frames', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  expect(await outsideTheirFrames(page)).toBe(0);
});
