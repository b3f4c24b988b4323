import { expect, test } from './support/test.ts';

test.use({ site: 'forms' });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a form for another service leads there with its answers, once the browser has checked them', async ({ page }) => {
      await page.route('https://pay.example/**', (route) => route.fulfill({ contentType: 'text/plain', body: 'Thank you' }));
      await page.goto('/give');
      const pay = page.getByRole('button', { name: 'On to the payment' });
      await page.getByLabel('Amount').fill('0.5');
      await page.getByLabel('Bread & wine').check();
      await pay.click();
      await expect(page).toHaveURL('/give');
      await page.getByLabel('Amount').fill('12.5');
      await pay.click();
      // Without the consent.
      await expect(page).toHaveURL('/give');
      await page.getByLabel('I know that I get no receipt').check();
      await pay.click();
      await expect(page.getByText('Thank you')).toBeVisible();
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        campaign: 'spring',
        amount: '12.5',
        item_number: 'Bread & wine',
      });
    });
  });
