import { expect, test } from './support/test.ts';

test('what does nothing on paper is not printed: the button of a form; links that look like buttons are', async ({ page }) => {
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible')).toHaveCount(0);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('button:visible')).toHaveCount(0);
  await expect(page.locator('main a.button:visible').first()).toBeVisible();
});
