import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, test, undoUntil } from './support/editor-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

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

const room = `path: /room
title: Room
description: Where we work.
blocks:
  - type: page-header
    heading: Room
`;

const file = 'pages/team.yaml';

test(
  'a block is added from the gallery, dragged, shared, copied to another page by keys, and deleted with what names it; undo gives the first bytes',
  sweepOnly,
  async ({ page, preview }) => {
    const shown = await openEditor(page, preview, '/team', { [file]: team, 'pages/room.yaml': room });
    const outline = page.getByRole('navigation', { name: 'Blocks' });
    const entries = outline.getByRole('listitem');
    const dialog = page.getByRole('dialog');
    const read = (path: string): string => preview.read(path).toString();
    const open = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: /^Page:/ }).click();
      await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole('button', { name: `Page: ${name}` })).toBeVisible();
    };
    const search = page.getByRole('searchbox');

    await shown.getByRole('button', { name: 'Insert after block 1' }).press('Enter');
    await expect(dialog).toContainText('The new block will stand after Text with picture.');
    await search.fill('words of one person');
    await expect(dialog.getByRole('radio', { name: 'Quote' })).toBeChecked();
    await expect(dialog.frameLocator('iframe[title*="as it is added"]').getByRole('blockquote')).toBeVisible();
    await search.press('Enter');
    await expect(entries).toHaveText([/^Text with picture/, /^Quote/, /^Page header/]);

    await entries.getByRole('button', { name: /^Quote/ }).dragTo(entries.first(), { targetPosition: { x: 20, y: 4 } });
    await expect(entries).toHaveText([/^Quote/, /^Text with picture/, /^Page header/]);
    await expect(outline.getByRole('button', { name: 'Insert before block 1' })).toHaveAttribute('tabindex', '0');

    await outline.getByText('More').click();
    await outline.getByRole('button', { name: 'Share this block' }).click();
    await dialog.getByLabel('Name of the shared block').fill('words');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(entries.first()).toHaveText('Shared block "words"');
    expect(read('shared/words.yaml')).toMatch(/^type: quote\n/);
    await expect(page.getByRole('region', { name: 'Fields' })).toContainText('1 page uses it: /team');
    await undoUntil(page, () => read(file) === team);
    expect(() => read('shared/words.yaml')).toThrow();

    await expect(entries).toHaveText([/^Text with picture/, /^Page header/]);
    const first = entries.getByRole('button', { name: /^Text with picture/ });
    const header = entries.getByRole('button', { name: /^Page header/ });
    await first.click();
    await first.press('Alt+ArrowDown');
    await expect(entries).toHaveText([/^Page header/, /^Text with picture/]);
    await expect(first).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(entries).toHaveText([/^Text with picture/, /^Page header/]);
    await first.click();
    await expect(first).toHaveAttribute('aria-current', 'true');
    await first.press('Control+c');
    await expect(outline.getByRole('status')).toContainText('Text with picture is copied');
    await open('Room');
    await header.click();
    await header.press('Control+v');
    await expect(entries).toHaveText([/^Page header/, /^Text with picture/]);
    await expect(first).toBeFocused();
    expect(read('pages/room.yaml')).toBe(`${room}${/ {2}# The bench[\s\S]*workbench \}\n/.exec(team)?.[0]}`);

    await open('Team');
    await first.click();
    await first.press('Delete');
    await expect(dialog).toContainText('Team: Links to parts of the page');
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete it and these mentions' }).click();
    await expect(entries).toHaveText([/^Page header/]);
    expect(read(file)).toBe(team.replace('{ label: Bench, to: "#bench" }, ', '').replace(/ {2}# The bench[\s\S]*workbench \}\n/, ''));
    await undoUntil(page, () => read(file) === team && read('pages/room.yaml') === room);
  },
);
