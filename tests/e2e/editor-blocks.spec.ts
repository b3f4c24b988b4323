import { expect, type Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { editorTest } from './support/editor-test.ts';
import type { Preview } from './support/preview.ts';
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

const file = 'pages/team.yaml';

test.describe.configure({ mode: 'default' });

/** Opens the page in the editor. Returns its parts. */
async function openEditor(page: Page, preview: Preview) {
  const outline = page.getByRole('navigation', { name: 'Blocks' });
  const entries = outline.getByRole('listitem');
  await page.goto(preview.address('/__editor?page=/team'), { waitUntil: 'commit' });
  await expect(entries).toHaveText([/^text-image/, /^page-header/], { timeout: 60_000 });
  const open = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: /^Page:/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole('button', { name: `Page: ${name}` })).toBeVisible();
  };
  return { outline, entries, open, dialog: page.getByRole('dialog'), read: (path: string): string => preview.read(path).toString() };
}

async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click();
    await expect(undo).toBeDisabled({ timeout: 300 });
  }).toPass({ timeout: 100_000 });
}

test('a block is added between others from the gallery, dragged, and made a shared one; undo gives the first bytes', async ({
  page,
  preview,
}) => {
  const errors = watchErrors(page);
  const { outline, entries, dialog, read } = await openEditor(page, preview);
  const search = page.getByRole('searchbox');
  const shown = page.frameLocator('.stage iframe');

  await shown.getByRole('button', { name: 'Insert after block 1' }).press('Enter');
  await expect(dialog).toContainText('The new block will stand after text-image.');
  expect(await findings(page)).toEqual([]);
  await search.fill('team');
  await expect(dialog.getByRole('radio').first()).toHaveAccessibleName('people');
  await search.fill('words of one person');
  await expect(dialog.getByRole('radio', { name: 'quote' })).toBeChecked();
  await expect(dialog.frameLocator('iframe[title*="as it is added"]').getByRole('blockquote')).toBeVisible();
  await search.press('Enter');
  await expect(entries).toHaveText([/^text-image/, /^quote/, /^page-header/]);

  await entries.getByRole('button', { name: /^quote/ }).dragTo(entries.first(), { targetPosition: { x: 20, y: 4 } });
  await expect(entries).toHaveText([/^quote/, /^text-image/, /^page-header/]);
  await expect(outline.getByRole('button', { name: 'Insert before block 1' })).toHaveAttribute('tabindex', '0');

  await outline.getByText('More').click();
  await outline.getByRole('button', { name: 'Share this block' }).click();
  await dialog.getByLabel('Name of the shared block').fill('words');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(entries.first()).toHaveText('Shared block "words"');
  expect(read('shared/words.yaml')).toMatch(/^type: quote\n/);
  await expect(page.getByRole('region', { name: 'Fields' })).toContainText('1 page uses it: /team');

  await undoAll(page);
  expect(read(file)).toBe(team);
  expect(() => read('shared/words.yaml')).toThrow();
  expect(errors).toEqual([]);
});

test('a block is copied to another page by keys, and deleted with what names it; undo gives the first bytes', async ({ page, preview }) => {
  const errors = watchErrors(page);
  const { outline, entries, dialog, read, open } = await openEditor(page, preview);
  const workshop = read('pages/workshop.yaml');
  const header = entries.getByRole('button', { name: /^page-header/ });
  const first = entries.getByRole('button').first();

  await first.click();
  await first.press('Control+c');
  await expect(outline.getByRole('status')).toContainText('text-image is copied');
  await open('Workshop');
  await header.click();
  await header.press('Control+v');
  await expect(entries).toHaveText([/^text-image/, /^page-header/, /^text-image/]);
  await expect(entries.getByRole('button').last()).toBeFocused();
  expect(read('pages/workshop.yaml')).toBe(`${workshop}${/ {2}# The bench[\s\S]*workbench \}\n/.exec(team)?.[0]}`);

  await open('Team');
  await first.click();
  await first.press('Delete');
  await expect(dialog).toContainText('page "Team", anchors');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete it and these mentions' }).click();
  await expect(entries).toHaveText([/^page-header/]);
  expect(read(file)).toBe(team.replace('{ label: Bench, to: "#bench" }, ', '').replace(/ {2}# The bench[\s\S]*workbench \}\n/, ''));

  await undoAll(page);
  expect([read(file), read('pages/workshop.yaml')]).toEqual([team, workshop]);
  expect(errors).toEqual([]);
});
