import { follow } from './support/navigation.ts';
import { expect, test } from './support/test.ts';

test('an error while a page is shown leaves a message between header and footer, with a link', async ({ page, faults }) => {
  faults.allow(/broken/);
  await page.goto('/');
  await page.evaluate(() => {
    document.importNode = () => {
      throw new Error('broken');
    };
  });
  await follow(page, 'About Us');
  await expect(page.getByRole('main')).toHaveText(/^Unexpected Application Error!/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A small studio that finishes things.');
});
