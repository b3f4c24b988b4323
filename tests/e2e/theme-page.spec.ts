import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { Preview } from './support/preview.ts';

const entries = readdirSync(resolve(import.meta.dirname, '../blocks'), { withFileTypes: true });
const blockTypes = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

let preview: Preview;

test.beforeAll(async () => {
  preview = new Preview('tests/sites/blocks', 4295);
  await preview.start();
});
test.afterAll(async () => {
  await preview.stop();
  expect(preview.errors).toBe('');
});

test('the page of the theme shows its colours and a block of each type, and follows changes of site.yaml', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await page.goto(preview.address('/__theme'));
  await expect(page.getByRole('heading', { name: 'Theme', exact: true })).toBeVisible();
  await expect(page.getByText('dark on light')).toBeVisible();
  const types = await page.locator('[data-block]').evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')));
  expect(types.filter((type) => type !== 'theme-summary').sort()).toEqual(blockTypes.sort());
  const pictures = page.locator('[data-block="people"] img');
  await pictures.first().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(missing).toEqual([]);
  preview.edit('site.yaml', 'primary: "#c8371f"', 'primary: "#7a1f66"');
  await expect(page.getByText('#7a1f66')).toBeVisible();
  await expect(page.locator('.button-primary').first()).toHaveCSS('background-color', 'rgb(122, 31, 102)');
  await expect(page.getByRole('heading', { name: 'Theme', exact: true })).toBeVisible();
});
