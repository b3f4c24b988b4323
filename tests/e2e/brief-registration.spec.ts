import { hydrate } from './support/actions.ts';
import { ownWord, SharedSite } from './support/shared-site.ts';
import { expect, test } from './support/test.ts';

const site = new SharedSite('webinar');

test.beforeAll(() => site.start());

test('a visitor of the webinar registers by its form and sees the page that says so', async ({ page }) => {
  const email = `${ownWord('ines')}@duarte-dental.example`;
  await page.goto(site.address('/'));
  const form = await hydrate(page, 'form');
  await form.getByLabel('Your name').fill('Ines Duarte');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByRole('button', { name: 'Save my place' }).click();
  await expect(page.getByRole('heading', { name: 'Your place is saved' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/registered');
  expect(site.stored('queued', email)).toHaveLength(1);
});
