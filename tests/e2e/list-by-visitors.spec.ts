import type { Locator, Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { findings } from './support/axe.ts';
import { overflowOf } from './support/block-state.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ site: 'blocks' });

const looks = ['cards', 'rows', 'table', 'menu'];

/** A list of the page, scrolled into view, once its script has run. */
async function listOf(page: Page, look: string): Promise<Locator> {
  const list = page.locator('[data-block="list"]').filter({ has: page.locator(`#as-${look}`) });
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-hydrated');
  return list;
}

const titles = (list: Locator): Locator => list.locator('[data-entry]:visible').locator('h4, th');

for (const look of representatives(looks.toReversed()))
  test(`visitors filter, search and sort ${look}`, variants, async ({ page }) => {
    await page.goto('/plants');
    const list = await listOf(page, look);
    await expect(list.getByRole('status')).toHaveText('4 of 4');
    await list.getByText('Filter').click();
    await list.getByRole('checkbox', { name: 'Lives for years' }).check();
    await expect(titles(list)).toHaveText(['Leek', 'Türkenbund']);
    await expect(list.locator('h3:visible')).toHaveText(['Lives for years']);
    await list.getByLabel('Sort by').selectOption('Deposit, descending');
    await expect(titles(list)).toHaveText(['Türkenbund', 'Leek']);
    await list.getByRole('searchbox').fill('TUR hill');
    await expect(titles(list)).toHaveText(['Türkenbund']);
    await expect(list.getByRole('status')).toHaveText('1 of 4');
    // What is printed is what is shown.
    await page.emulateMedia({ media: 'print' });
    await expect(titles(list)).toHaveText(['Türkenbund']);
    await expect(list.getByRole('searchbox')).toBeHidden();
  });

test('choices are in the address, for a reload, the way back and other people, and each list has its own', async ({ page }) => {
  await page.goto('/plants');
  const cards = await listOf(page, 'cards');
  await cards.getByText('Filter').click();
  await cards.getByRole('checkbox', { name: 'Annual' }).check();
  await cards.getByRole('group', { name: 'Deposit (€)' }).getByLabel('From').fill('3');
  await expect(page).toHaveURL('/plants?as-cards.growth=annual&as-cards.deposit.from=3');
  await page.reload();
  await expect(titles(await listOf(page, 'cards'))).toHaveText(['Borage']);
  await expect(cards.locator('summary')).toHaveText('Filter (2)');
  await expect(titles(await listOf(page, 'rows'))).toHaveCount(4);
  await titles(await listOf(page, 'cards'))
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Borage' })).toBeVisible();
  await page.goBack();
  await expect(titles(await listOf(page, 'cards'))).toHaveText(['Borage']);
  await expect(cards.locator('input[value="annual"]')).toBeChecked();
});

test('works by keyboard, and says when nothing is left', async ({ page }) => {
  await page.goto('/plants');
  const list = await listOf(page, 'rows');
  await list.getByRole('searchbox').focus();
  await page.keyboard.type('kale');
  await page.keyboard.press('Tab');
  await expect(list.getByLabel('Sort by')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('checkbox', { name: 'Lives for years' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(titles(list)).toHaveCount(0);
  await expect(list.getByRole('status')).toHaveText('Nothing fits all of your choices.');
  await list.getByRole('button', { name: 'Clear choices' }).press('Enter');
  await expect(titles(list)).toHaveCount(4);
  await expect(list.getByRole('status')).toBeFocused();
  await expect(page).toHaveURL('/plants');
});

test('has no accessibility violation with open filters, and fits a narrow window, where a table of few columns is none', async ({
  page,
}) => {
  await page.goto('/plants');
  for (const look of looks) {
    const list = await listOf(page, look);
    await list.getByText('Filter').click();
    await list.getByRole('checkbox', { name: 'Annual' }).check();
  }
  const table = page.locator('#as-table table').first();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(table).toHaveCSS('display', 'table');
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(table).toHaveCSS('display', 'block');
  expect(await findings(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
});

test('records behind a button are opened by keyboard, and visitors who choose see all that fit', async ({ page }) => {
  await page.goto('/plants-in-parts');
  const list = page.locator('[data-block="list"]');
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-hydrated');
  const rows = list.getByRole('rowheader');
  await expect(rows).toHaveText(['Kale', 'Borage']);
  const columns = () => list.getByRole('rowheader').evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().width)).size);
  await list.getByText('Show 2 more').focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText(['Kale', 'Borage', 'Leek', 'Türkenbund']);
  expect(await columns()).toBe(1);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await list.getByRole('searchbox').fill('leek');
  await expect(rows).toHaveText(['Leek']);
  await list.getByRole('searchbox').fill('');
  await list.getByLabel('Sort by').selectOption('Name');
  await expect(rows).toHaveText(['Borage', 'Kale', 'Leek', 'Türkenbund']);
  await expect(list.locator('[data-more]')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, no control, and links to the pages of values', async ({ page }) => {
    await page.goto('/plants?as-cards.growth=annual');
    const list = page.locator('#as-cards');
    await expect(list.locator('h4')).toHaveText(['Kale', 'Borage', 'Leek', 'Türkenbund']);
    await expect(list.locator('input, select, summary, button, [role="status"]').filter({ visible: true })).toHaveCount(0);
    await list.getByRole('link', { name: 'Lives for years' }).click();
    await expect(page).toHaveURL('/growth/perennial');
  });

  test('a button shows the rest of a list in parts', async ({ page }) => {
    await page.goto('/plants-in-parts');
    const rows = page.getByRole('rowheader');
    await expect(rows).toHaveText(['Kale', 'Borage']);
    await page.getByText('Show 2 more').click();
    await expect(rows).toHaveText(['Kale', 'Borage', 'Leek', 'Türkenbund']);
  });
});
