import type { Page } from '@playwright/test';
import { hydrate } from './support/actions.ts';
import { ownWord, SharedSite } from './support/shared-site.ts';
import { expect, test } from './support/test.ts';

const site = new SharedSite('forms');

test.use({ site: 'forms' });
test.beforeAll(() => site.start());

const room = (page: Page) => page.getByRole('combobox', { name: 'Room' });

test('a link chooses options, which a reload keeps as the visitor has changed them, and another link chooses again', async ({ page }) => {
  await page.goto(site.address('/book?room=vault&seat=front&fullName=Spam'));
  await hydrate(page, 'form');
  await expect(room(page)).toHaveValue('vault');
  await expect(page.getByLabel('In front')).toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await page.getByLabel('Your name').fill('Ann');
  await room(page).selectOption('attic');
  await page.reload();
  await hydrate(page, 'form');
  await expect(room(page)).toHaveValue('attic');
  await room(page).selectOption('vault');
  await page.getByRole('link', { name: 'Ask for the attic' }).click();
  await expect(page).toHaveURL(/room=attic/);
  await hydrate(page, 'form');
  await expect(room(page)).toHaveValue('attic');
  await expect(page.getByLabel('In the back')).toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue('Ann');
});

test('a time is checked like other answers, and sent', async ({ page }) => {
  const name = ownWord('Bela');
  await page.goto(site.address('/book?room=unknown'));
  await hydrate(page, 'form');
  await expect(room(page)).toHaveValue('');
  await room(page).selectOption('vault');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Time').fill('12:00');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Choose a time from 5:30 PM')).toBeVisible();
  await page.getByLabel('Time').fill('18:45');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() =>
      site
        .entries()
        .filter(({ body }) => body.includes(name))
        .map(({ body }) => body),
    )
    .toEqual([expect.stringContaining('Room: The vault\nTime: 18:45')]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is chosen, and the browser checks the time', async ({ page }) => {
    await page.goto(site.address('/book?room=vault'));
    await expect(room(page)).toHaveValue('');
    await room(page).selectOption('attic');
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel('Time').fill('18:40');
    await page.getByRole('button', { name: 'Send' }).click();
    // The browser refuses the time.
    await expect(page).toHaveURL(site.address('/book?room=vault'));
  });
});
