import { expect } from '@playwright/test';
import { openEditor, startEditing, test } from './support/editor-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

const content = `path: /places
title: Places
description: Texts of several files.
blocks:
  - type: page-header
    heading: Places
  - type: faq
    heading: Asked before
    questions: [what-costs]
  - type: pricing
    heading: Prices
    currency: EUR
    plans: [{ name: Small, price: 29, points: [one printer] }, { name: Large, price: 99, points: [two printers] }]
  - type: text-image
    heading: The bench
    paragraphs: [Where things are made.]
    image: { src: /media/pictures/bench.png, alt: A workbench }
    link: { label: Come and see, to: /workshop }
  - use: offer
`;

const shared = `# On several pages.
type: notice
heading: Shared heading
text: Shared text
button: { label: Call us, to: /workshop }
`;

test('what the page shows of other files is edited where it stands', sweepOnly, async ({ page, preview }) => {
  const read = (file: string): string => preview.read(file).toString();
  const shown = await openEditor(page, preview, '/places', { 'shared/offer.yaml': shared, 'pages/places.yaml': content });
  const fields = page.getByRole('region', { name: 'Fields' });
  const outline = page.getByRole('navigation', { name: 'Blocks' });

  // A record. Its text is in a button, so it is edited in a field above it.
  const question = shown.getByText('What does it cost?');
  const field = shown.getByRole('textbox', { name: 'question' });
  await expect(async () => {
    if ((await field.count()) === 0) await question.click();
    await expect(field).toBeFocused({ timeout: 3000 });
  }).toPass();
  await expect(fields.getByText(/^A change here changes \d+ pages: /)).toBeVisible();
  await expect(shown.getByText(/^A change here changes \d+ pages: /)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('What is the price?', { delay: 30 });
  await page.keyboard.press('Enter');
  await expect.poll(() => read('collections/faqs.yaml')).toContain('question: What is the price?');
  await expect(shown.getByText(/^A change here/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(question).toBeVisible();

  // A shared block, selected in the list.
  await outline.getByRole('button', { name: /^Shared block "offer"/ }).click();
  await expect(fields.getByText('A change here changes one page: Places.')).toBeVisible();
  await fields.getByLabel('Heading', { exact: true }).fill('Another heading');
  await expect.poll(() => read('shared/offer.yaml')).toBe(shared.replace('Shared heading', 'Another heading'));
  await expect(shown.getByRole('heading', { name: 'Another heading' })).toBeVisible();

  // The footer and the header: the file is written when the text is left.
  await startEditing(shown.getByText('14 Senapati Bapat Road').last());
  await page.keyboard.press('End');
  await page.keyboard.type(', back door');
  await page.keyboard.press('Enter');
  await expect.poll(() => read('site.yaml')).toContain('14 Senapati Bapat Road, back door');
  await expect(fields.getByText('A change here changes every page.')).toBeVisible();
  await expect(shown.getByText('14 Senapati Bapat Road, back door').last()).toBeVisible();

  // A price selects its field, and a dropped file replaces a picture.
  await shown.getByText('€99').click();
  await expect(fields.getByLabel('Price', { exact: true }).last()).toBeFocused();
  await shown.getByRole('img', { name: 'A workbench' }).evaluate((image) => {
    const dataTransfer = new DataTransfer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="teal"/></svg>';
    dataTransfer.items.add(new File([svg], 'Dropped picture.svg', { type: 'image/svg+xml' }));
    image.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect.poll(() => read('pages/places.yaml')).toContain('src: /media/pictures/Dropped-picture.svg');

  // Selected again, a block comes back into view.
  const heading = shown.getByRole('heading', { name: 'Places' });
  const first = outline.getByRole('button', { name: /^Page header/ });
  await first.click();
  await shown.locator('body').evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  await expect(heading).not.toBeInViewport();
  await first.click();
  await expect(heading).toBeInViewport();

  // A link is followed by its bar in the still page, and by itself in one that is live.
  await shown.getByText('Come and see').click();
  await expect(shown.getByText('Leads to /workshop')).toBeVisible();
  await shown.getByRole('button', { name: 'Open this page' }).click();
  await expect(page).toHaveURL(/page=%2Fworkshop$/);
  await page.goto(preview.address('/__editor?page=/places'));
  await page.getByLabel('Show it live').check();
  await shown.getByRole('link', { name: 'Come and see' }).click();
  await expect(page).toHaveURL(/page=%2Fworkshop$/);
  await expect(page.getByLabel('Show it live')).toBeChecked();
});
