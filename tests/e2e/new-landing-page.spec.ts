import { expect, test } from './support/test.ts';

test('a form with one field has a field of its own width and a button of normal height', async ({ page }) => {
  await page.goto('/letter');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const form = await page.locator('[data-block="contact-form"] form').boundingBox();
    const field = await page.getByLabel('E-mail').boundingBox();
    const button = await page.getByRole('button', { name: 'Send Message' }).boundingBox();
    expect(field?.width, `${width} px`).toBeCloseTo(form?.width ?? 0, 0);
    expect(button?.height, `${width} px`).toBeLessThan(60);
  }
});

test('a new landing page is one new file and nothing else', async ({ page }) => {
  await page.goto('/voice-development');
  await expect(page).toHaveTitle('Voice Development | Loomwright');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voices that listen first.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toHaveAttribute('href', '#services');
  await expect(page.locator('[data-block]')).toHaveCount(5);
});
