import { expect, type Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { editorTest } from './support/editor-test.ts';
import type { Faults } from './support/faults.ts';
import type { Preview } from './support/preview.ts';

const preset = `# A page for an offer.

path: /new-page
title: A title
description: A description.
blocks:
  # Say what you offer.
  - type: page-header
    heading: A heading
`;

const test = editorTest({ 'presets/offer.yaml': preset });

test.describe.configure({ mode: 'default' });

async function openEditor(page: Page, preview: Preview): Promise<void> {
  await page.goto(preview.address('/__editor?page=/workshop'), { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'text-image' })).toBeVisible({ timeout: 60_000 });
}

/** The frame may load a page once more that is about to be left because it is gone. */
const allowGone = (faults: Faults, ...paths: readonly string[]): void =>
  faults.allow(...paths.map((path) => new RegExp(`status (?:of )?404.*${path}\\?__still`)));

const read = (preview: Preview, file: string): string => preview.read(file).toString();
const exists = (preview: Preview, file: string): boolean => {
  try {
    return read(preview, file) !== '';
  } catch {
    return false;
  }
};

test('a page is made from a preset, gets its title and its entry in the navigation, and is published; undo takes all of it back', async ({
  page,
  preview,
  faults,
}) => {
  allowGone(faults, '/offers');
  const settings = read(preview, 'site.yaml');
  const fields = page.getByRole('region', { name: 'Fields' });
  const dialog = page.getByRole('dialog');
  await openEditor(page, preview);

  await page.getByRole('button', { name: /^Page:/ }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/^(\d+) of \1$/);
  await dialog.getByLabel('Search').fill('workshop');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByLabel('State').selectOption('draft');
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'New page' }).press('Enter');
  await expect(dialog.getByRole('radio', { name: /^offer/ })).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Title').fill('Workshop');
  await expect(dialog.getByLabel('Address')).toHaveValue('/workshop');
  await dialog.getByLabel('Description').fill('All offers of this spring.');
  await dialog.getByLabel('Link text in the navigation').fill('Offers');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('There is a page at /workshop already');
  await dialog.getByLabel('Title').fill('Spring offers');
  await dialog.getByLabel('Address').fill('/offers');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Page: Spring offers' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'A heading' })).toBeVisible();
  expect(read(preview, 'pages/offers.yaml')).toBe(
    preset
      .replace('# A page for an offer.\n\n', '')
      .replace('/new-page', '/offers')
      .replace('A title', 'Spring offers')
      .replace('A description.', 'All offers of this spring.\ndraft: true'),
  );
  expect(read(preview, 'site.yaml')).toBe(settings.replace('    to: /\n', '    to: /\n  - label: Offers\n    to: /offers\n'));

  await fields.getByLabel('Title', { exact: true }).fill('Our offers');
  await expect.poll(() => read(preview, 'pages/offers.yaml')).toContain('title: Our offers\n');
  await expect(fields.locator('.result')).toContainText('Our offers');
  await fields.getByLabel('Draft', { exact: true }).press('Space');
  await expect.poll(() => read(preview, 'pages/offers.yaml')).not.toContain('draft');

  await page.getByRole('button', { name: 'History' }).press('Enter');
  await expect(dialog.getByRole('listitem').locator('strong')).toHaveText(['Changed draft', 'Changed title', 'Created the page /offers']);
  await dialog.getByRole('button', { name: 'Take back: Changed title' }).press('Enter');
  await expect(dialog.getByRole('listitem').first()).toContainText('Took a change back: title');
  expect(read(preview, 'pages/offers.yaml')).toContain('title: Spring offers\n');
  await page.keyboard.press('Escape');

  for (let count = 4; count > 0; count -= 1) {
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('status').filter({ hasText: 'Taken back:' })).toBeVisible();
  }
  await expect.poll(() => exists(preview, 'pages/offers.yaml')).toBe(false);
  expect(read(preview, 'site.yaml')).toBe(settings);
  await expect(page.getByRole('button', { name: 'Page: Home of the fixture' })).toBeVisible();
});

test('a page is copied, gets another address and is deleted; settings and records are edited in the panel', async ({
  page,
  preview,
  faults,
}) => {
  allowGone(faults, '/ueber-uns', '/about');
  const fields = page.getByRole('region', { name: 'Fields' });
  const dialog = page.getByRole('dialog');
  const [settings, looms] = [read(preview, 'site.yaml'), read(preview, 'collections/looms.yaml')];
  await openEditor(page, preview);

  await fields.getByRole('button', { name: 'Duplicate the page' }).press('Enter');
  await dialog.getByLabel('Title').fill('Über uns');
  await expect(dialog.getByLabel('Address')).toHaveValue('/ueber-uns');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Page: Über uns' })).toBeVisible();
  await fields.getByRole('button', { name: 'Change the address' }).press('Enter');
  await expect(dialog.getByLabel('Redirect the old address')).not.toBeChecked();
  await dialog.getByLabel('New address').fill('/about');
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByText('The bench').first()).toBeVisible();
  await expect.poll(() => exists(preview, 'pages/about.yaml') && !exists(preview, 'pages/ueber-uns.yaml')).toBe(true);
  await fields.getByRole('button', { name: 'Delete the page' }).press('Enter');
  await expect(dialog.getByText('Nothing links to this page.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete the page' }).press('Enter');
  await expect(page).toHaveURL(/page=%2F$/);
  expect(exists(preview, 'pages/about.yaml')).toBe(false);

  await page.getByRole('button', { name: 'Website' }).press('Enter');
  await page.getByRole('button', { name: /^Company/ }).press('Enter');
  await fields.getByLabel('Email', { exact: true }).fill('desk@fixture.example');
  await expect.poll(() => read(preview, 'site.yaml')).toBe(settings.replace('email: hello@', 'email: desk@'));

  await page.getByRole('button', { name: 'Collections' }).press('Enter');
  await page.getByRole('button', { name: 'looms', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Inkle loom/ }).press('Enter');
  await fields.getByLabel('Monthly rent', { exact: true }).fill('9');
  await expect.poll(() => read(preview, 'collections/looms.yaml')).toBe(looms.replace('rent: 8\n', 'rent: 9\n'));
  await fields.getByRole('button', { name: 'Duplicate the record' }).press('Enter');
  await page
    .getByRole('button', { name: /^Inkle loom/ })
    .last()
    .press('Enter');
  expect(await findings(page)).toEqual([]);
  await fields.getByRole('button', { name: 'Delete the record' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete the record' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Inkle loom/ })).toHaveCount(1);

  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click();
    await expect(undo).toBeDisabled({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
  expect([read(preview, 'site.yaml'), read(preview, 'collections/looms.yaml')]).toEqual([settings, looms]);
});
