import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, startEditing, test } from './support/editor-test.ts';
import type { Preview } from './support/preview.ts';
import { sweepOnly } from './support/sweep-tags.ts';

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

test(
  'an input method composes in an empty heading and in a text, and a dropped picture is uploaded and asked for its words',
  sweepOnly,
  async ({ page, preview }) => {
    const short = `path: /composed
title: Composed
description: A text that is composed, with a picture that is dropped on it.
blocks:
  - type: page-header
    heading: Craft
  - type: rich-text
    heading: A text
    content: One word.
`;
    const shown = await openEditor(page, preview, '/composed', { 'pages/composed.yaml': short });
    const expectFile = (expected: string | RegExp) =>
      expect
        .poll(() => preview.read('pages/composed.yaml').toString())
        .toMatch(expected instanceof RegExp ? expected : new RegExp(expected));
    const keys = await page.context().newCDPSession(page);
    const compose = async (...steps: string[]): Promise<void> => {
      for (const text of steps)
        await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 });
      await keys.send('Input.insertText', { text: steps.at(-1) ?? '' });
    };
    const heading = shown.getByRole('heading', { level: 1 });
    await startEditing(heading);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await compose('に', 'にほん', '日本');
    await compose('고', '고양');
    await expect(heading).toBeFocused();
    await expectFile(/heading: 日本고양\n/);

    await expect(async () => {
      await shown.getByText('One word.').click();
      await expect(shown.getByRole('textbox', { name: 'content' })).toBeFocused({ timeout: 5000 });
    }).toPass();
    await page.keyboard.press('End');
    await compose('と', '都');
    await expectFile(/content: One word\.都\n/);

    await page.keyboard.press('Escape');
    await expectFile(/content: One word\.\n/);
    await expect(shown.getByText('One word.', { exact: true })).toBeVisible();
    await shown.getByText('One word.').evaluate(async (element) => {
      const canvas = new OffscreenCanvas(640, 400);
      canvas.getContext('2d')?.fillRect(0, 0, 640, 400);
      const data = new DataTransfer();
      data.items.add(new File([await canvas.convertToBlob()], 'dropped.png', { type: 'image/png' }));
      const { left, bottom } = element.getBoundingClientRect();
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, clientX: left + 2, clientY: bottom - 4, bubbles: true, cancelable: true }),
      );
    });
    const words = page.getByLabel('Alternative text', { exact: true });
    await expect(page.getByLabel('Picture', { exact: true })).toHaveValue('/media/dropped.png');
    expect(await findings(page)).toEqual([]);
    await words.fill('A loom');
    await words.press('Enter');
    await expectFile(/!\[A loom\]\(\/media\/dropped\.png\)/);
  },
);
