import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { editorTest } from './support/editor-test.ts';
import { watchErrors } from './support/watch-errors.ts';

const team = `path: /team
title: Team
description: Who works here, and where.
layout: landing
anchors: [{ label: Bench, to: "#bench" }, { label: Doors, to: "#doors" }]
blocks:
  # The bench.
  - type: text-image
    id: bench
    heading: The bench
    paragraphs: [Where things are made.]
    image: { src: /media/pictures/bench.png, alt: A workbench }
  - type: page-header
    id: doors
    heading: Who works here
`;

const test = editorTest({ 'pages/team.yaml': team });

test('blocks are added between others, dragged, shared, cut to another page and deleted with what names them; undo gives the first bytes', async ({
  page,
  preview,
}) => {
  const errors = watchErrors(page);
  const read = (file: string): string => preview.read(file).toString();
  const workshop = read('pages/workshop.yaml');
  const outline = page.getByRole('navigation', { name: 'Blocks' });
  const entries = outline.getByRole('listitem');
  const dialog = page.getByRole('dialog');
  const shown = page.frameLocator('.stage iframe');
  await page.goto(preview.address('/__editor?page=/team'), { waitUntil: 'commit' });
  await expect(entries).toHaveCount(2, { timeout: 60_000 });

  await shown.getByRole('button', { name: 'Add a block after text-image' }).press('Enter');
  await expect(dialog).toContainText('The new block will stand after text-image.');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('searchbox').fill('team');
  await expect(dialog.getByRole('radio').first()).toHaveAccessibleName('people');
  await page.getByRole('searchbox').fill('words of one person');
  await expect(dialog.getByRole('radio', { name: 'quote' })).toBeChecked();
  await expect(dialog.frameLocator('iframe[title*="as it is added"]').getByRole('blockquote')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveText([/^text-image/, /^quote/, /^page-header/]);

  const quote = entries.getByRole('button', { name: /^quote/ });
  await quote.dragTo(entries.first(), { targetPosition: { x: 20, y: 4 } });
  await expect(entries).toHaveText([/^quote/, /^text-image/, /^page-header/]);
  await expect(outline.getByRole('button', { name: 'Add a block before quote' })).toHaveAttribute('tabindex', '0');

  await outline.getByText('More').click();
  await outline.getByRole('button', { name: 'Share this block' }).click();
  await dialog.getByLabel('Name of the shared block').fill('words');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(entries.first()).toHaveText('Shared block "words"');
  expect(read('shared/words.yaml')).toMatch(/^type: quote\n/);
  await expect(page.getByRole('region', { name: 'Fields' })).toContainText('1 page uses it: /team');
  await outline.getByRole('button', { name: 'Only on this page' }).click();
  await dialog.getByRole('button', { name: 'Copy it into this page' }).click();
  await expect(entries.first()).toHaveText(/^quote/);

  await quote.press('Control+x');
  await expect(outline.getByRole('status')).toContainText('quote is cut');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Page:/ }).click();
  await dialog.getByRole('button', { name: /^Workshop/ }).click();
  const first = entries.getByRole('button', { name: /^text-image/ });
  await expect(page.getByRole('button', { name: 'Page: Workshop' })).toBeVisible();
  await first.click();
  await first.press('Control+v');
  await expect(entries).toHaveText([/^text-image/, /^quote/, /^page-header/]);
  await expect(quote).toBeFocused();
  expect(read('pages/team.yaml')).toBe(team);

  await page.getByRole('button', { name: /^Page:/ }).click();
  await dialog.getByRole('button', { name: /^Team/ }).click();
  await expect(page.getByRole('button', { name: 'Page: Team' })).toBeVisible();
  await first.click();
  await first.press('Delete');
  await expect(dialog).toContainText('page "Team", anchors');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete it and these mentions' }).click();
  await expect(entries).toHaveText([/^page-header/]);
  expect(read('pages/team.yaml')).toBe(
    team.replace('{ label: Bench, to: "#bench" }, ', '').replace(/ {2}# The bench[\s\S]*workbench \}\n/, ''),
  );

  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click();
    await expect(undo).toBeDisabled({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
  expect([read('pages/team.yaml'), read('pages/workshop.yaml')]).toEqual([team, workshop]);
  expect(() => read('shared/words.yaml')).toThrow();
  expect(errors).toEqual([]);
});
