import { expect, test } from './support/test.ts';

test.use({ site: 'blocks' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('prices change with the period, by keyboard too', async ({ page }) => {
    await page.goto('/prices');
    const starter = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Starter' }) });
    await expect(starter.getByText('€9 per month')).toBeVisible();
    await expect(starter.getByText('€90 per year')).toBeHidden();
    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('group', { name: 'Period of payment' }).getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(starter.getByText('€90 per year')).toBeVisible();
    await expect(starter.getByText('€9 per month')).toBeHidden();
  });
});
