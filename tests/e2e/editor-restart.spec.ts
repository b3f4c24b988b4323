import { expect, type Page, test } from '@playwright/test';
import { openEditor } from './support/editor-test.ts';
import { Preview } from './support/preview.ts';
import { sweepOnly } from './support/sweep-tags.ts';

const file = 'pages/restart.yaml';
const content = `path: /restart
title: Restart
description: A page.
blocks:
  - type: page-header
    heading: Restart
  - type: rich-text
    heading: Words
    content: Some **words** of a text.
`;

/** Twenty words, each of its own. */
const words = (letter: string): string => Array.from({ length: 20 }, (_, index) => ` ${letter}${index}`).join('');

/** Opens the page in a preview of its own, which can be started again. */
async function open(page: Page): Promise<{ preview: Preview; shown: Awaited<ReturnType<typeof openEditor>>; text: () => string }> {
  const preview = new Preview('tests/sites/blocks');
  await preview.start();
  const shown = await openEditor(page, preview, '/restart', { [file]: content });
  return { preview, shown, text: () => preview.read(file).toString() };
}

test.setTimeout(240_000);
test.use({ locale: 'de-DE' });

for (const reloads of [false, true])
  test(
    `what is typed into a field while the preview is started again is saved${reloads ? ' after a reload' : ''}`,
    sweepOnly,
    async ({ page }) => {
      const { preview, text } = await open(page);
      await page.locator('button.block').nth(1).click();
      const heading = page.locator('.panel [data-path="heading"]');
      await heading.click();
      await page.keyboard.press('End');
      await page.keyboard.type(words('a'));
      await preview.end('SIGKILL');
      await page.keyboard.type(words('b'), { delay: 20 });
      await expect(page.locator('.notice')).toContainText('Die Vorschau antwortet nicht.');
      await preview.start();
      if (reloads) await page.reload();
      await expect.poll(text, { timeout: 60_000 }).toContain(`heading: Words${words('a')}${words('b')}\n`);
      // What is saved is not offered.
      await page.reload();
      await page.locator('button.block').nth(1).click();
      await expect(heading).toHaveValue(`Words${words('a')}${words('b')}`);
      await expect(page.locator('.kept')).toHaveCount(0);
      await preview.stop();
    },
  );

test('what is typed into a text of the page while the preview is started again is saved', sweepOnly, async ({ page }) => {
  const { preview, shown, text } = await open(page);
  const paragraph = shown.locator('p', { hasText: 'of a text.' });
  await paragraph.click();
  await expect(shown.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words('a'));
  await preview.end('SIGKILL');
  await page.keyboard.type(words('b'), { delay: 20 });
  await expect(page.locator('.notice')).toContainText('Die Vorschau antwortet nicht.');
  await preview.start();
  await expect.poll(text, { timeout: 60_000 }).toContain(`content: Some **words** of a text.${words('a')}${words('b')}\n`);
  await preview.stop();
});

test('what is typed is offered when the file has another text there by then', sweepOnly, async ({ page }) => {
  const { preview, text } = await open(page);
  await page.locator('button.block').nth(1).click();
  const heading = page.locator('.panel [data-path="heading"]');
  await heading.click();
  await preview.end('SIGKILL');
  await page.keyboard.press('End');
  await page.keyboard.type(' of mine');
  await expect(page.locator('.notice')).toContainText('Die Vorschau antwortet nicht.');
  preview.edit(file, 'heading: Words', 'heading: Theirs');
  await page.goto('about:blank');
  await preview.start();
  await page.goto(preview.address('/__editor?page=/restart'));
  const kept = page.locator('.kept');
  await expect(kept).toContainText('Words of mine', { timeout: 60_000 });
  expect(text()).toContain('heading: Theirs\n');
  await kept.getByRole('button', { name: 'Übernehmen' }).click();
  await expect.poll(text).toContain('heading: Words of mine\n');
  await expect(kept).toHaveCount(0);
  await preview.stop();
});

test(
  'what is typed into a dialog of its own is saved after a reload at once, and after the preview is started again',
  sweepOnly,
  async ({ page }) => {
    const preview = new Preview('tests/sites/minimal');
    preview.write('strings/nl.yaml', 'statusPage:\n  notFound: Page not found\n  error: Something went wrong\n');
    const settings = preview.read('site.yaml').toString();
    preview.write('site.yaml', `${settings}languages: { en: { name: English }, nl: { name: Nederlands, fallback: en } }\n`);
    await preview.start();
    const type = async (word: string, before: () => Promise<void>): Promise<void> => {
      await page.getByRole('button', { name: 'Website', exact: true }).click();
      await page.getByRole('button', { name: /^Sprachen/ }).click();
      await page.getByRole('button', { name: 'Übersetzen', exact: true }).click();
      const text = page.getByRole('dialog').getByRole('textbox').first();
      await text.waitFor();
      await before();
      await text.fill(word);
    };
    const written = (): string => preview.read('strings/nl.yaml').toString();
    await page.goto(preview.address('/__editor?page=/'));
    await type('Pagina weg', async () => undefined);
    await page.reload();
    await expect.poll(written, { timeout: 60_000 }).toContain('Pagina weg');
    await type('Het ging mis', () => preview.end('SIGKILL'));
    await expect(page.getByRole('dialog')).toContainText('Die Vorschau antwortet nicht.');
    await preview.start();
    await expect.poll(written, { timeout: 60_000 }).toContain('Het ging mis');
    await preview.stop();
  },
);
