import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, test } from './support/editor-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

const file = 'pages/fields.yaml';

const content = `path: /fields
title: Fields
description: A page for the fields of the editor, with a table, a form and opening hours for visitors.
blocks:
  - type: page-header
    heading: Where it is made
  - type: table
    heading: What it costs
    columns: [Offer, Small]
    rows:
      # The first one.
      - [Loom, "10"]
      - [Yarn, "1"]
  - type: form
    heading: Write to us
    fields:
      - name: email
        label: Your e-mail address
        kind: email
  - type: opening-hours
    heading: When we are open
    hours:
      - days: [monday]
        from: "09:00"
        to: "17:00"
`;

test('somebody who knows no YAML edits a table, a form and opening hours', sweepOnly, async ({ page, preview }) => {
  const text = (): string => preview.read(file).toString();
  await openEditor(page, preview, '/fields', { [file]: content });
  await page.getByRole('button', { name: 'Table' }).click();
  const fields = page.getByRole('region', { name: 'Fields' });
  await expect(fields).not.toContainText('quotes');

  const table = fields.getByRole('group', { name: 'Rows' });
  await table.getByRole('button', { name: 'Add a column' }).click();
  await expect.poll(text).toContain('columns: [Offer, Small, New column]');
  await table.getByLabel('Small, row 1').focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByLabel('Small, row 2')).toBeFocused();
  await table.getByLabel('column 2', { exact: true }).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'S\tL\n11\t22\n33\t44\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(text)
    .toMatch(/columns: \[Offer, S, L\][\s\S]*# The first one\.\n {6}- \[Loom, "11", "22"\]\n {6}- \[Yarn, "33", "44"\]/);
  await table.getByRole('button', { name: 'Edit in a large window' }).click();
  const large = page.getByRole('dialog', { name: 'Rows' });
  await large.getByRole('button', { name: 'Remove column 2' }).click();
  await expect.poll(text).toMatch(/columns: \[Offer, L\][\s\S]*\[Loom, "22"\]/);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Form', exact: false }).filter({ hasText: 'Write to us' }).click();
  await fields.getByRole('button', { name: 'Add an entry' }).first().click();
  const entry = fields.locator('details[open]').first();
  await entry.getByLabel('Label', { exact: true }).fill('Your size');
  await expect(entry.getByLabel('Name', { exact: true })).toHaveValue('yourSize');
  await entry.getByLabel('Kind').selectOption('One option, all are visible');
  await expect.poll(text).toMatch(/label: Your size\n {8}kind: radio\n {8}options:|kind: radio\n {8}name: yourSize/);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Opening hours' }).click();
  await fields.locator('summary', { hasText: 'Monday' }).click();
  await fields.getByLabel('Wednesday').check();
  await expect.poll(text).toContain('days: [monday, wednesday]');
  expect(await findings(page)).toEqual([]);
});
