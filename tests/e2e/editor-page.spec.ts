import { expect } from '@playwright/test';
import { addFiles, followed, startEditing, test } from './support/editor-test.ts';
import type { Preview } from './support/preview.ts';

const file = 'pages/open-day.yaml';

const content = `path: /open-day
title: Open day
description: A day in the workshop.
blocks:
  - type: page-header
    heading: Open day
  # Who we are.
  - type: text-image
    heading: The bench
    paragraphs: [Where things are made.]
    image: { src: /media/pictures/bench.png, alt: A workbench }
    link: { label: Come and see, to: /workshop }
  - type: tabs
    heading: For whom
    tabs:
      - label: Shops
        blocks: [{ type: rich-text, heading: By the roll, content: Orders by the *metre*. }]
      - label: Weavers
        blocks: [{ type: rich-text, heading: By the cone, content: 'Orders in *grams*. ![A cone](/media/pictures/bench.png)' }]
  - type: counters
    heading: In numbers
    cards: [{ icon: spline, title: One thread, text: From first to last. }]
    counters: [{ label: Clients served, target: 50 }]
  - type: faq
    heading: Asked before
    questions: [what-costs]
`;

const text = (preview: Preview): string => preview.read(file).toString();

test('texts are edited where they stand, pictures lead to their fields, and the page stands still until it is shown live', async ({
  page,
  preview,
}) => {
  await addFiles(preview, page, '/open-day', { [file]: content });
  await page.goto(preview.address('/open-day'));
  // The key works when the script of the page has started.
  await expect(async () => {
    await page.keyboard.press('Control+e');
    await page.waitForURL('**/__editor?page=*', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const shown = page.frameLocator('iframe');
  await expect(shown.locator('h1')).toHaveText('Open day');
  await followed(shown);
  const fields = page.getByRole('region', { name: 'Fields' });
  const heading = shown.getByRole('heading', { name: 'The bench' });

  // The caret is at the click, and stays there while the file is saved.
  await startEditing(heading);
  await page.keyboard.press('End');
  await page.keyboard.type(' of', { delay: 40 });
  await expect.poll(() => text(preview)).toContain('    heading: The bench of\n');
  await page.keyboard.type(' the weavers', { delay: 40 });
  await page.keyboard.press('Enter');
  await expect.poll(() => text(preview)).toBe(content.replace('The bench', 'The bench of the weavers'));
  await expect(page.getByRole('status').filter({ hasText: 'Saved in "' })).toBeVisible();
  await expect(heading).not.toHaveAttribute('contenteditable');
  await expect(fields.getByLabel('Heading', { exact: true })).toHaveValue('The bench of the weavers');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('The bench');
  expect(text(preview)).toBe(content);

  // Escape gives back what stood, also when it was saved meanwhile.
  const paragraph = shown.getByText('Where things are made.');
  await startEditing(paragraph);
  await page.keyboard.press('Home');
  await page.keyboard.type('Here, ', { delay: 40 });
  await expect.poll(() => text(preview)).toContain('Here, ');
  await page.keyboard.press('Escape');
  await expect.poll(() => text(preview)).toBe(content);
  await expect(paragraph).toHaveText('Where things are made.');
  // What was saved meanwhile can be done again, and taken back.
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => text(preview)).toContain('Here, ');
  await page.keyboard.press('Control+z');
  await expect.poll(() => text(preview)).toBe(content);

  // A text in a button is edited in a field above it.
  await shown.getByText('Come and see').click();
  const label = shown.getByRole('textbox', { name: 'link › label' });
  await expect(label).toBeFocused();
  await label.fill('Visit us');
  await expect(shown.getByRole('link', { name: 'Visit us' })).toBeAttached();
  await label.press('Enter');
  await expect(label).toHaveCount(0);
  await expect.poll(() => text(preview)).toContain('label: Visit us');
  expect(new URL(page.frames()[1]?.url() ?? '').pathname).toBe('/open-day');

  // A text that must not be empty stays, and the page shows what the file has.
  await startEditing(heading);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Not saved: this change would cause an error.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(shown.getByRole('heading', { name: 'The bench' })).toBeVisible();

  await expect(async () => {
    await shown.getByRole('img', { name: 'A workbench' }).click();
    await expect(fields.getByLabel('Picture', { exact: true })).toBeFocused({ timeout: 500 });
  }).toPass();
  const rich = shown.getByRole('textbox', { name: 'Tabs › Entry 2 › Blocks › Entry 1 › Content' });
  // The preview may still be loading what edits it.
  await expect(async () => {
    if ((await rich.count()) === 0) await shown.getByText('grams').click();
    await expect(rich).toBeFocused({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('button', { name: /^Tabs/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(fields.getByLabel('Content', { exact: true }).last()).toBeFocused();
  await shown.getByRole('img', { name: 'A cone' }).click();
  await expect(rich).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rich).toHaveCount(0);

  // The page stands still with everything open, until it is shown live.
  await expect(shown.getByText('grams')).toBeVisible();
  await expect(shown.getByText('metre')).toBeVisible();
  await expect(shown.getByText('Less than a year of doing without.')).toBeVisible();
  await expect(shown.locator('[data-hydrated]')).toHaveCount(0);
  await expect(shown.locator('html.js')).toHaveCount(0);

  await page.getByLabel('Show it live').check();
  await expect(shown.getByText('grams')).toBeHidden({ timeout: 30_000 });
  await expect(shown.getByText('Less than a year of doing without.')).toBeHidden();
  await expect(async () => {
    await shown.getByRole('heading', { name: 'The bench' }).click();
    await expect(page.getByRole('button', { name: /^Text with picture/ })).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass();
  await page.getByLabel('Show it live').uncheck();
  await expect(shown.getByText('grams')).toBeVisible();
});
