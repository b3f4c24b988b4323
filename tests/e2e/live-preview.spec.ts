import { expect, test } from '@playwright/test';
import { Preview } from './support/preview.ts';

const page404 = `path: /404
title: Not found
description: Nothing here.
blocks:
  - type: notice
    heading: Nothing here
    text: There is nothing at this address.
    button: { label: Home, to: /edited }
`;

const edited = `path: /edited
title: Edited
description: A page that is being edited.
blocks:
  - type: page-header
    heading: First heading
  - type: testimonials
    heading: First voices
    testimonials: all
  - type: call-to-action
    heading: First question
    button: { label: Go, to: /edited }
`;

const file = 'pages/edited.yaml';

let preview: Preview;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  preview = new Preview('tests/sites/blocks', 4290);
  preview.write('pages/404.yaml', page404);
  preview.write(file, edited);
  await preview.start();
});
test.afterAll(() => preview.stop());

test.beforeEach(async ({ page }) => {
  preview.write(file, edited);
  await page.goto(preview.address('/edited'));
  await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Anything that loads the page anew takes this mark away.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
});

test('a saved heading shows in the open page without a load', async ({ page }) => {
  preview.edit(file, 'First heading', 'Second heading');
  await expect(page.getByRole('heading', { name: 'Second heading' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-load');
});

test('an island that is awake gets its new words and keeps its state', async ({ page }) => {
  const island = page.locator('[data-block="testimonials"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-awake');
  await island.getByRole('button', { name: 'Pause testimonials' }).click();
  preview.edit(file, 'First voices', 'Second voices');
  await expect(island.getByRole('heading', { name: 'Second voices' })).toBeVisible();
  await expect(island.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-load');
});

test('a changed record shows on the page that uses it', async ({ page }) => {
  const name = await page.locator('[data-block="testimonials"] figcaption .font-display').first().textContent();
  preview.edit('collections/testimonials.yaml', `name: ${name}`, 'name: Somebody Else');
  await expect(page.locator('[data-block="testimonials"]').getByText('Somebody Else')).toBeAttached();
  preview.edit('collections/testimonials.yaml', 'name: Somebody Else', `name: ${name}`);
});

test('a mistake is answered with its place; the page keeps its last good state until it is mended', async ({ page }) => {
  preview.edit(file, 'type: call-to-action', 'type: call-to-acton');
  const panel = page.locator('#problem-panel');
  await expect(panel.getByText(/pages\/edited\.yaml:10:11 {2}unknown-block-type/)).toBeVisible();
  await expect(panel.getByText('Did you mean "call-to-action"?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First question' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();
  await expect(panel.getByText('unknown-block-type')).toBeVisible();
  preview.write(file, edited);
  await expect(panel).toHaveCount(0);
});

test('an unknown field and a missing picture are answered as well', async ({ page }) => {
  const panel = page.locator('#problem-panel');
  preview.edit(file, 'heading: First question', 'heading: First question\n    titel: Oops');
  await expect(panel.getByText(/pages\/edited\.yaml:12:5 {2}unknown-field/)).toBeVisible();
  preview.write(
    file,
    `${edited}  - type: text-image\n    heading: Picture\n    paragraphs: [Words]\n    image: { src: /media/nowhere.png, alt: Nothing }\n`,
  );
  await expect(panel.getByText(/pages\/edited\.yaml:16:19 {2}missing-media/)).toBeVisible();
});

test('a new page is there as soon as it is saved', async ({ page }) => {
  preview.write('pages/fresh.yaml', edited.replace('/edited', '/fresh').replace('First heading', 'Fresh heading'));
  await expect(async () => {
    await page.goto(preview.address('/fresh'));
    await expect(page.getByRole('heading', { name: 'Fresh heading' })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a block added above an island leaves it awake', async ({ page }) => {
  const island = page.locator('[data-block="testimonials"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-awake');
  preview.edit(
    file,
    '  - type: testimonials',
    '  - type: notice\n    heading: In between\n    text: Words.\n    button: { label: Go, to: /edited }\n  - type: testimonials',
  );
  await expect(page.getByRole('heading', { name: 'In between' })).toBeAttached();
  await expect(page.locator('[data-key="testimonials-1"]')).toHaveAttribute('data-awake');
  await expect(page.locator('html')).toHaveAttribute('data-same-load');
});
