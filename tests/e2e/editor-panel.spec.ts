import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, test } from './support/editor-test.ts';
import type { Preview } from './support/preview.ts';
import { sweepOnly } from './support/sweep-tags.ts';

const file = 'pages/panel.yaml';

const original = `path: /panel
title: Panel
description: A page for the fields of the editor, with cards, a picture and a link to another page.
blocks:
  - type: page-header
    heading: Where it is made
  - type: text-image
    imageSide: left # Our picture.
    heading: The bench
    hidden: yes
    paragraphs: [Where things are made.]
    image: { src: /media/pictures/bench.png, alt: A workbench }
  - type: card-grid
    heading: What we make
    cards:
      # The first one.
      - title: Websites
        text: Fast, plain and whole.
        link: { label: More, to: / }
      - title: Apps
        text: Small enough to keep.
`;

const text = (preview: Preview): string => preview.read(file).toString();

test(
  'an icon, a link and its place are chosen by keys, entries are moved and removed, a field is reset, and a problem is fixed',
  sweepOnly,
  async ({ page, preview }) => {
    await openEditor(page, preview, '/panel', { [file]: original });
    await page.getByRole('button', { name: 'Card grid' }).click();
    const fields = page.getByRole('region', { name: 'Fields' });
    const cards = fields.getByRole('group', { name: 'cards' });
    await cards.locator('summary').first().press('Enter');

    await cards.getByRole('button', { name: 'Choose icon' }).press('Enter');
    const icons = page.getByRole('dialog', { name: 'Choose icon' });
    await icons.getByLabel('Search').pressSequentially('money');
    await expect(icons.getByRole('button', { name: 'euro', exact: true })).toBeVisible();
    await icons.getByLabel('Search').fill('piggy');
    await expect(icons.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => text(preview)).toMatch(/- icon: piggy-bank\n {8}title: Websites/);
    await expect(cards.locator('.line-icon').first()).toBeVisible();

    await cards.getByRole('button', { name: 'Choose Target' }).press('Enter');
    const links = page.getByRole('dialog', { name: 'Choose Target' });
    await expect(links.getByRole('heading', { name: 'Pages of records' })).toBeVisible();
    await links.getByLabel('Search').fill('questions');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => text(preview)).toContain('link: { label: More, to: /questions }');
    await cards.getByLabel('Place on the page').selectOption('faq');
    await expect.poll(() => text(preview)).toContain('link: { label: More, to: /questions#faq }');

    await cards.locator('summary').first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => text(preview)).toMatch(/- title: Apps[\s\S]* # The first one\.\n {6}- icon: piggy-bank/);
    await expect(cards.locator('summary').nth(1)).toBeFocused();
    await expect(cards.locator('details').nth(1)).toHaveAttribute('open');
    await cards.getByRole('button', { name: 'Move entry 2 up' }).press('Enter');
    await expect.poll(() => text(preview)).toMatch(/# The first one\.\n {6}- icon: piggy-bank[\s\S]*- title: Apps/);

    await cards.getByRole('button', { name: 'Remove entry 2' }).press('Enter');
    await expect.poll(() => text(preview)).not.toContain('Apps');
    await expect(cards.getByRole('listitem')).toHaveCount(1);
    await cards.getByRole('button', { name: 'Add an entry' }).press('Enter');
    await expect(cards.locator('details').nth(1)).toHaveAttribute('open');
    await expect(cards.locator('li').nth(1).getByLabel('Icon', { exact: true })).toBeFocused();
    expect(await findings(page)).toEqual([]);

    // A field is reset to its default, and a problem is fixed where it stands.
    await page.getByRole('button', { name: 'Text with picture' }).click();
    const side = fields.getByLabel('Image side');
    await expect(side).toHaveValue('0');
    await fields.getByRole('button', { name: 'Reset Image side' }).press('Enter');
    await expect.poll(() => text(preview)).not.toContain('imageSide');
    await expect(side).toHaveValue('');
    await expect(side.locator(':checked')).toHaveText('right (default)');

    const hidden = fields.locator('.field', { has: page.getByLabel('Hidden', { exact: true }) });
    await expect(hidden.getByText('"yes"', { exact: false })).toBeVisible();
    await hidden.getByRole('button', { name: 'Fix it' }).press('Enter');
    await expect.poll(() => text(preview)).toContain('    hidden: true\n');
    await expect(fields.getByRole('button', { name: 'Fix it' })).toHaveCount(0);
  },
);
