import { expect, test } from './support/test.ts';

test.use({ site: 'blocks' });

test('arrow keys open tabs, and a link to a block opens its tab', async ({ page }) => {
  await page.goto('/tabs');
  const list = page.getByRole('tablist', { name: 'For whom' });
  await expect(list.getByRole('tab', { name: 'Shops' })).toHaveAttribute('aria-selected', 'true');
  const weavers = page.getByRole('tabpanel', { name: 'Weavers' });
  await expect(weavers).toBeHidden();
  await list.getByRole('tab', { name: 'Shops' }).press('ArrowRight');
  await expect(list.getByRole('tab', { name: 'Weavers' })).toBeFocused();
  await expect(weavers.getByRole('heading', { name: 'For weavers' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Shops' })).toBeHidden();
  await page.keyboard.press('Home');
  await page.getByRole('link', { name: 'list of prices' }).click();
  await expect(weavers.getByRole('heading', { name: 'For weavers' })).toBeInViewport();
});

test('the URL of a block in a tab opens that tab', async ({ page }) => {
  await page.goto('/tabs#weavers');
  await expect(page.getByRole('heading', { name: 'For weavers' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'For shops' })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all tabs are below each other, each under its label', async ({ page }) => {
    await page.goto('/tabs');
    for (const name of ['Shops', 'For shops', 'Weavers', 'For weavers'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });
});
