import { blockOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';

test('F-13 the enquiry form validates natively, sends nothing, does not navigate, and shows other contacts', async ({ page, scripts }) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await page.goto('/services');
  const block = blockOf(page, 'enquiry-form');
  const button = block.getByRole('button');
  await button.click();
  await expect(block.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) await block.getByLabel(label).fill('someone@example.com');
  await button.click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(block.getByLabel('Subject')).toHaveValue('someone@example.com');
  await expect(button).toHaveAccessibleDescription(/does not send anything/);
  for (const address of ['/contact-us', 'mailto:', 'tel:']) await expect(block.locator(`form a[href^="${address}"]`)).toBeVisible();
  expect(posted).toEqual([]);
  // It needs no script, so none is loaded for it.
  expect(scripts.filter((path) => path.includes('form'))).toEqual([]);
});
