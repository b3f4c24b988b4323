import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ site: 'blocks' });
// A click during smooth scrolling would stop it.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Expects a heading at the top of the window, below the header. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const header = (await page.locator('[data-header]').boundingBox())?.height ?? 0;
  const distance = async (): Promise<number> => ((await page.locator(`[id="${id}"]`).boundingBox())?.y ?? -1000) - header;
  await expect.poll(async () => Math.abs((await distance()) - 40)).toBeLessThanOrEqual(40);
}

test('a link from another page goes to a heading, also one in a closed tab', async ({ page }) => {
  for (const id of ['прозрачность', 'тайна']) {
    await page.goto('/links');
    await page.getByRole('link', { name: `To ${id}` }).click();
    await expect(page).toHaveURL(/\/sections#/);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    if (id === 'прозрачность') await expectBelowHeader(page, id);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an address with an id, and links within texts, show the heading below the header', async ({ page }) => {
      await page.goto(`/sections#${encodeURIComponent('прозрачность')}`);
      await expectBelowHeader(page, 'прозрачность');
      await page.getByRole('link', { name: 'Back to cookies' }).click();
      await expectBelowHeader(page, 'cookies');
      await page.getByRole('link', { name: 'Here' }).click();
      await expectBelowHeader(page, 'cookies-2');
      await page.goto('/links');
      await page.goto('/sections#тайна');
      await expect(page.locator('[id="тайна"]')).toBeInViewport();
    });
  });
