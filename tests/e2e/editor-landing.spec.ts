import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { findings } from './support/axe.ts';
import { openEditor, startEditing, test } from './support/editor-test.ts';

const preset = `# A page for one offer.

path: /new-page
title: A title
description: A description.
blocks:
  # Say in one sentence what visitors get.
  - type: page-header
    heading: What you offer

  # The last words lead to the form.
  - type: call-to-action
    heading: Ready? # A question.
    button: { label: Write to us, to: /contact }
`;

const file = 'pages/weaving.yaml';
const expected = readFileSync(join(import.meta.dirname, 'editor-landing.expected.yaml'), 'utf8');

/** Replaces the value of a field by keys. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('Control+a');
  await field.page().keyboard.type(text);
}

test('a landing page is made by clicks and keys alone, and its file reads as if a person had written it', async ({
  page,
  preview,
  faults,
}) => {
  // The frame may load the new page before the preview has it.
  faults.allow(/status (?:of )?404.*\/weaving\?__still/);
  const read = (path: string): string => preview.read(path).toString();
  const settings = read('site.yaml');
  const shown = await openEditor(page, preview, '/workshop', { 'presets/offer.yaml': preset });
  const fields = page.getByRole('region', { name: 'Fields' });
  const dialog = page.getByRole('dialog');
  const blocks = page.getByRole('navigation', { name: 'Blocks' }).getByRole('listitem');
  const block = (name: string): Locator => blocks.getByRole('button', { name: new RegExp(`^${name}`) });
  const field = (label: string): Locator => fields.getByLabel(label, { exact: true });

  /** Adds a block below the selected one, found by what it is for. */
  const add = async (words: string, found: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add a block' }).click();
    await page.keyboard.type(words);
    await dialog.getByText(found, { exact: true }).first().click();
    await dialog.getByRole('button', { name: `Add ${found}` }).click();
    await expect(block(found)).toHaveAttribute('aria-current', 'true', { timeout: 30_000 });
  };
  const select = async (name: string): Promise<void> => {
    await block(name).click();
    await expect(block(name)).toHaveAttribute('aria-current', 'true');
  };

  await page.getByRole('button', { name: /^Page:/ }).click();
  await dialog.getByRole('button', { name: 'New page' }).click();
  await dialog.getByRole('radio', { name: /^Offer/ }).check();
  await type(dialog.getByLabel('Title'), 'Workshop');
  await type(dialog.getByLabel('Description'), 'Learn to weave in one weekend, in our workshop.');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('There is a page at /workshop already');
  await type(dialog.getByLabel('Title'), 'Weaving');
  await expect(dialog.getByLabel('Address')).toHaveValue('/weaving');
  await type(dialog.getByLabel('Link text in the navigation'), 'Courses');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Page: Weaving' })).toBeVisible();

  // The hero, where it stands in the page.
  const heading = shown.getByRole('heading', { name: 'What you offer' });
  await startEditing(heading);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Weave: a weekend');
  await page.keyboard.press('Enter');
  await expect(field('Heading')).toBeFocused();
  await type(field('Text'), 'Two days, one loom, one scarf.');

  await add('features', 'Card grid');
  await type(field('Heading'), 'What you take home');
  await fields.locator('summary').first().click();
  await type(field('Title'), 'A scarf');
  await type(field('Text').last(), 'Woven by you.');
  await fields.getByRole('button', { name: 'Add an entry' }).click();
  await type(field('Title').last(), 'Your pattern');
  await type(field('Text').last(), 'For the next one.');

  await add('prices', 'Pricing');
  await type(field('Heading'), 'Our prices');
  await field('Paid per').focus();
  await page.keyboard.type('once');
  await fields.locator('summary').first().click();
  await type(field('Name'), 'Weekend');
  await type(field('Price'), '240');

  // Pictures and texts of the page stand beside it. The picture is a file of this computer.
  await add('picture', 'Text with picture');
  await type(field('Heading'), 'Your teacher');
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), fields.getByRole('button', { name: 'Upload Picture' }).click()]);
  await chooser.setFiles({ name: 'Our loom.png', mimeType: 'image/png', buffer: picture });
  await expect(field('Picture')).toHaveValue('/media/pictures/Our-loom.png');
  expect(preview.read('media/pictures/Our-loom.png')).toEqual(picture);
  await type(field('Alternative text'), 'A loom with a half-woven scarf');
  const paragraph = shown.getByText('Where things are made.');
  await startEditing(paragraph);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ruth has woven since 1998.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect(blocks).toHaveText([/^Page header/, /^Card grid/, /^Text with picture/, /^Pricing/, /^Invitation with a button/]);

  await select('Pricing');
  await add('registration', 'Form');
  await type(field('Heading'), 'Book your place');
  await fields.getByRole('button', { name: 'Add an entry' }).first().click();
  const entry = fields.locator('details[open]').first();
  await type(entry.getByLabel('Label', { exact: true }), 'Your name');
  await expect(entry.getByLabel('Name', { exact: true })).toHaveValue('yourName');

  // The last words of the preset go, and what was deleted by mistake comes back.
  await select('Invitation with a button');
  await page.keyboard.press('Delete');
  await expect(blocks).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText([/^Page header/, /^Card grid/, /^Text with picture/, /^Pricing/, /^Form/, /^Invitation with a button/]);
  await page.getByRole('button', { name: 'The page itself' }).click();
  await expect(fields.locator('.result')).toContainText('Weaving');
  await field('Draft').click();
  await expect(page.getByText(/^Saved in "/)).toBeVisible();
  await expect.poll(() => read(file)).not.toContain('draft');
  expect(read(file)).toBe(expected);
  expect(await findings(page)).toEqual([]);
  await expect(shown.locator('header a', { hasText: 'Courses' }).first()).toBeAttached();
  expect(read('site.yaml')).toBe(settings.replace('    to: /\n', '    to: /\n  - label: Courses\n    to: /weaving\n'));
});
