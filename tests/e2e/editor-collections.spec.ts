import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, test } from './support/editor-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

test(
  'a collection of dishes is made, filled, sorted and edited in its table, by keyboard, and shown in its file',
  sweepOnly,
  async ({ page, preview }) => {
    const opened: string[] = [];
    // A machine may have a text editor that starts in the terminal.
    await page.route('**/__open-in-editor?*', (route) => {
      opened.push(decodeURIComponent(route.request().url()));
      return route.fulfill({ status: 200 });
    });
    const dialog = page.getByRole('dialog');
    const fields = page.getByRole('region', { name: 'Fields' });
    const read = (file: string): string => preview.read(file).toString();
    await openEditor(page, preview, '/workshop');
    await page.getByRole('button', { name: 'Collections' }).press('Enter');

    await page.getByRole('button', { name: 'New collection' }).press('Enter');
    await dialog.getByLabel('What several are called').fill('dishes');
    await dialog.getByLabel('What one is called').fill('dish');
    const added = dialog.getByRole('group', { name: 'Add a field' });
    await added.getByLabel('Label').fill('Price');
    await added.getByLabel('Kind').selectOption({ label: 'Price' });
    await added.getByLabel('required').press('Space');
    await added.getByRole('button', { name: 'Add a field' }).press('Enter');
    await added.getByLabel('Label').fill('State');
    await added.getByLabel('Kind').selectOption({ label: 'One of several options' });
    await added.getByLabel('Options, one on each line').pressSequentially('On the menu\nSold out\nSeasonal');
    await added.getByRole('checkbox', { name: 'Sold out' }).press('Space');
    await added.getByRole('button', { name: 'Add a field' }).press('Enter');
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create the collection' }).press('Enter');
    await expect(dialog).toBeHidden();
    expect(read('types/dishes.yaml')).toContain('    kind: money\n    currency: EUR\n    required: true\n');
    expect(read('types/dishes.yaml')).toContain('      - value: sold-out\n        label: Sold out\n        closed: true\n');

    await page.getByRole('button', { name: 'New: dish' }).press('Enter');
    await dialog.getByLabel('Add another one afterwards').press('Space');
    for (const [name, price] of [
      ['Tomato soup', '6.5'],
      ['Apple pie', '12'],
    ] as const) {
      await dialog.getByLabel('Name', { exact: true }).fill(name);
      await dialog.getByLabel('Price', { exact: true }).fill(price);
      await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('');
      await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
    }
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(async () =>
      expect(read('collections/dishes.yaml')).toBe(
        '- id: tomato-soup\n  name: Tomato soup\n  price: 6.5\n- id: apple-pie\n  name: Apple pie\n  price: 12\n',
      ),
    ).toPass();

    const titles = page.locator('tbody th');
    await expect(titles).toHaveText(['Tomato soup', 'Apple pie']);
    await page.getByRole('button', { name: 'Move Apple pie up' }).press('Enter');
    await expect(titles).toHaveText(['Apple pie', 'Tomato soup']);
    await page.getByRole('button', { name: 'Price', exact: true }).press('Enter');
    await expect(titles).toHaveText(['Tomato soup', 'Apple pie']);
    await page.getByRole('button', { name: 'Tomato soup', exact: true }).press('Enter');
    await page.getByLabel('Price: Tomato soup').fill('7');
    await expect.poll(() => read('collections/dishes.yaml')).toContain('price: 7\n');
    expect(await findings(page)).toEqual([]);

    await fields.getByLabel('Price', { exact: true }).focus();
    await fields.getByRole('button', { name: 'Show in file' }).press('Enter');
    await expect(fields.getByText(/collections\/dishes\.yaml:6:3$/)).toBeVisible();
    expect(opened).toEqual([expect.stringContaining('collections/dishes.yaml:6:3')]);

    await page.getByRole('button', { name: 'Fields', exact: true }).press('Enter');
    await fields.getByRole('button', { name: 'Remove Price' }).press('Enter');
    await expect(page.getByText('There is no field "price" here.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).press('Enter');
    await fields.getByRole('button', { name: 'Rename everywhere' }).nth(1).press('Enter');
    await dialog.getByLabel('New name of price').fill('cost');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(read('collections/dishes.yaml')).toContain('cost: 7\n');
    await expect(page.getByRole('cell', { name: '€7' })).toBeVisible();
    await page.getByRole('button', { name: 'Tomato soup', exact: true }).press('Enter');
    await fields.getByRole('button', { name: 'Delete the record' }).press('Enter');
    await expect(dialog.getByText(/^Nothing names this record alone\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete the record' }).press('Enter');
    await expect(titles).toHaveText(['Apple pie']);
  },
);

test('the next record is typed while one is made, and a cell gives back the last number', async ({ page, preview }) => {
  const read = (): string => preview.read('collections/boats.yaml').toString();
  await openEditor(page, preview, '/workshop', {
    'types/boats.yaml':
      'one: boat\nmany: boats\nfields:\n  name: { required: true }\n  price: { kind: money, currency: EUR, required: true }\n',
    'collections/boats.yaml': '- { id: raft, name: Raft, price: 10 }\n',
  });
  let wait = 800;
  await page.route('**/__editor/run', async (route) => {
    await new Promise((done) => setTimeout(done, wait));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Collections' }).click();
  await page.getByRole('button', { name: 'boats' }).click();
  await page.getByRole('button', { name: 'New: boat' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Add another one afterwards').check();
  const name = dialog.getByLabel('Name', { exact: true });
  await name.click();
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  for (const boat of ['Board one', 'Board two', 'Board three']) {
    await page.keyboard.type(boat, { delay: 20 });
    await page.keyboard.press('Tab');
    await page.keyboard.type('20', { delay: 20 });
    await add.click();
    await expect(name).toBeFocused();
  }
  // One without its price is not made: its name is in the form again, and what was typed for the next one is offered.
  await page.keyboard.type('Canoe', { delay: 20 });
  await add.click();
  await page.keyboard.type('Kayak', { delay: 20 });
  await expect(dialog.getByText('"Price" is missing.')).toBeVisible();
  await expect(name).toHaveValue('Canoe');
  for (const boat of ['one', 'two', 'three']) expect(read()).toContain(`name: Board ${boat}`);
  // Another one is under way by then: each comes back with its own words.
  wait = 3000;
  await name.fill('Pedalo');
  await add.click();
  await page.keyboard.type('Ferry', { delay: 20 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('40', { delay: 20 });
  await add.click();
  await expect(dialog.getByText('"Price" is missing.')).toBeVisible();
  await expect(name).toHaveValue('Pedalo');
  wait = 0;
  await expect.poll(read).toContain('name: Ferry');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Kayak')).toBeVisible();
  const discard = page.getByRole('button', { name: 'Discard' });
  await discard.click();
  await expect(page.getByText('Kayak')).toBeHidden();

  await page.getByRole('row', { name: /Raft/ }).getByRole('cell').nth(0).click();
  const price = page.getByLabel('Price: Raft');
  await price.fill('15');
  await page.keyboard.press('Tab');
  await expect.poll(read).toContain('price: 15');
  await price.click();
  await price.fill('');
  await page.keyboard.type('from 38', { delay: 20 });
  await page.keyboard.press('Tab');
  await discard.click();
  await expect(price).toHaveValue('15');
  expect(read()).toContain('price: 15');
});
