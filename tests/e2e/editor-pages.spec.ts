import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openEditor, test } from './support/editor-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

const hall = `path: /hall
title: Hall
description: A hall for a hundred people, with a stage and a kitchen.
blocks:
  - type: page-header
    heading: The hall
`;

test(
  'a page is found, copied, gets another address and is deleted, and one change is taken back alone',
  sweepOnly,
  async ({ page, preview, faults }) => {
    // The frame may load a page once more that is about to be left because it is gone.
    faults.allow(/status (?:of )?404.*\/(?:ueber-uns|about)\?__still/);
    const exists = (file: string): boolean => existsSync(join(preview.folder, file));
    const fields = page.getByRole('region', { name: 'Fields' });
    const dialog = page.getByRole('dialog');
    const shown = await openEditor(page, preview, '/hall', { 'pages/hall.yaml': hall });

    await page.getByRole('button', { name: /^Page:/ }).press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(/^(\d+) of \1$/);
    await dialog.getByLabel('Search').fill('hall');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByLabel('State').selectOption('draft');
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog).toBeHidden();

    await fields.getByRole('button', { name: 'Duplicate the page' }).press('Enter');
    await dialog.getByLabel('Title').fill('Über uns');
    await expect(dialog.getByLabel('Address')).toHaveValue('/ueber-uns');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Page: Über uns' })).toBeVisible();
    await fields.getByRole('button', { name: 'Change the address' }).press('Enter');
    await expect(dialog.getByLabel('Redirect the old address')).not.toBeChecked();
    await dialog.getByLabel('New address').fill('/about');
    await page.keyboard.press('Enter');
    await expect(shown.getByRole('heading', { name: 'The hall' })).toBeVisible();
    await expect.poll(() => exists('pages/about.yaml') && !exists('pages/ueber-uns.yaml')).toBe(true);

    await fields.getByLabel('Title', { exact: true }).fill('About');
    await expect.poll(() => preview.read('pages/about.yaml').toString()).toContain('title: About\n');
    await fields.getByLabel('Draft', { exact: true }).press('Space');
    await expect.poll(() => preview.read('pages/about.yaml').toString()).not.toContain('draft');
    await page.getByRole('button', { name: 'History' }).press('Enter');
    await dialog.getByRole('button', { name: 'Take back: Changed Title' }).press('Enter');
    await expect(dialog.getByRole('listitem').first()).toContainText('Took a change back: Title');
    expect(preview.read('pages/about.yaml').toString()).toContain('title: Über uns\n');
    await page.keyboard.press('Escape');

    await fields.getByRole('button', { name: 'Delete the page' }).press('Enter');
    await expect(dialog.getByText('Nothing links to this page.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete the page' }).press('Enter');
    await expect(page).toHaveURL(/page=%2F$/);
    expect(exists('pages/about.yaml')).toBe(false);
  },
);
