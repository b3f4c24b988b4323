import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, startEditing, test } from './support/editor-test.ts';
import type { Preview } from './support/preview.ts';

const file = 'pages/craft.yaml';

const markdown = `      You see *how* we work, and __try__ it.

      * Weaving
      * Dyeing with [plants](/workshop)

      | Time | What |
      |------|------|
      | 9    | Open |

      A line that was broken
      by hand.
`;

const content = `path: /craft
title: Craft
description: How fabric is made in this workshop, by hand and in the open.
blocks:
  - type: page-header
    heading: Craft
  - type: rich-text
    heading: What happens
    content: |
${markdown}  - type: rich-text
    heading: In HTML
    content: |
      <p>Bring <em>old</em> yarn.</p>
      <p>And time.</p>
`;

const text = (preview: Preview): string => preview.read(file).toString();

test('rich texts are edited where they stand, what is as before keeps its bytes, and Tab and Enter lead on', async ({ page, preview }) => {
  const shown = await openEditor(page, preview, '/craft', { [file]: content });
  await page.frames()[1]?.waitForLoadState('load');
  const long = shown.getByRole('textbox', { name: 'content' });
  const tools = page.getByRole('toolbar', { name: 'Format the text' });
  const expectContent = (expected: string) => expect.poll(() => text(preview)).toBe(content.replace(markdown, expected));

  // The preview may still be loading the editor.
  await expect(async () => {
    await shown.getByText('Weaving').click({ position: { x: 1, y: 12 } });
    await expect(long).toBeFocused({ timeout: 5000 });
  }).toPass();
  await page.keyboard.type('At once: ');
  await page.keyboard.press('End');
  await page.keyboard.type(' on looms');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Spinning');
  const woven = markdown.replace('* Weaving\n', '* At once: Weaving on looms\n      * __Spinning__\n');
  await expectContent(woven);
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  expect(await findings(page)).toEqual([]);

  // The tools by keys: a link to a page of the site.
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(long).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Link target', { exact: true })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.type('/workshop');
  await page.keyboard.press('Enter');
  await expectContent(woven.replace('__Spinning__', '[__Spinning__](/workshop)'));

  // What comes from the web keeps what the text may have.
  await page.keyboard.press('Control+End');
  await long.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<div style="color: red" onclick="alert()"> <b>Bring</b> <span class="x">an <i>apron</i></span><script>1</script></div>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expectContent(
    woven.replace('__Spinning__', '[__Spinning__](/workshop)').replace('by hand.', 'by hand.__Bring__ an\n      *apron*'),
  );

  // Undo first goes through the text, and Escape takes all of it back.
  await page.keyboard.press('Control+z');
  await expectContent(woven.replace('__Spinning__', '[__Spinning__](/workshop)'));
  await page.keyboard.press('Escape');
  await expect.poll(() => text(preview)).toBe(content);
  await expect(long).toHaveCount(0);
  await expect(shown.getByText('Spinning')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Fields' }).getByLabel('Content', { exact: true })).toBeFocused();

  await shown.getByText('And time.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A & B');
  await shown.getByRole('heading', { name: 'Craft' }).click();
  await expect.poll(() => text(preview)).toBe(`${content}      <p>A &amp; B</p>\n`);
  await expect(long).toHaveCount(0);
  await expect(shown.getByText('A & B')).toBeVisible();

  // Tab and Enter lead on from a text, and no key is lost.
  const before = text(preview);
  const fields = page.getByRole('region', { name: 'Fields' });
  const heading = shown.getByRole('heading', { name: /^What happens/ });
  await startEditing(heading);
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await page.keyboard.press('Tab');
  await expect(shown.getByRole('textbox', { name: 'content' })).toBeFocused();
  await page.keyboard.type(' Yes.');
  await expect.poll(() => text(preview)).toBe(before.replace('What happens', 'What happens today').replace('by hand.', 'by hand. Yes.'));
  await page.keyboard.press('Shift+Tab');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' and tomorrow');
  await expect(fields.getByLabel('Heading', { exact: true })).toBeFocused();
  await expect.poll(() => text(preview)).toContain('heading: What happens today and tomorrow\n');
});
