import { setTimeout } from 'node:timers/promises';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { openEditor, startEditing, test } from './support/editor-test.ts';
import type { Preview } from './support/preview.ts';
import { sweepOnly } from './support/sweep-tags.ts';

const other = `  - type: rich-text
    heading: Words
    content: |
      ${'Many words, so that the page is high. '.repeat(60)}
`;
const contentAt = (path: string): string => `path: ${path}
title: Typing
description: A page into which somebody types fast.
blocks:
  - type: page-header
    heading: Typing
${other}  - type: text-image
    heading: The bench
    paragraphs: [Where things are made.]
    image: { src: /media/pictures/bench.png, alt: A workbench }
${other}`;

/** Fifteen keys a second. */
const fast = { delay: 66 };
const words = 'old and wide ';
const whole = 'The old and wide bench';

/** Opens a page at a path of its own, with the block in the middle selected. */
async function openBlock(page: Page, preview: Preview, path: string) {
  const file = `pages${path}.yaml`;
  const content = contentAt(path);
  const shown = await openEditor(page, preview, path, { [file]: content });
  await page.getByRole('button', { name: /^Text with picture/ }).click();
  // It is scrolled to when the page is loaded.
  await expect.poll(() => scrollOf(shown)).toBeGreaterThan(0);
  const heading = page.getByRole('region', { name: 'Fields' }).getByLabel('Heading', { exact: true });
  return { heading, shown, content, text: (): string => preview.read(file).toString() };
}

/** Delays every request of the editor, as a slow machine does. */
const slowDown = (page: Page): Promise<unknown> =>
  page.route(/__editor\/(?:apply|draft|page|map)/, async (route) => {
    await setTimeout(300);
    await route.continue();
  });

const scrollOf = (shown: FrameLocator): Promise<number> => shown.locator('html').evaluate(() => Math.round(scrollY));

/** Puts the caret of a field behind "The ". */
const placeCaret = (field: Locator): Promise<unknown> =>
  field.evaluate((element) => element instanceof HTMLTextAreaElement && element.setSelectionRange(4, 4));

for (const [speed, runs] of [
  ['slow', {}],
  ['fast', sweepOnly],
] as const)
  test(
    `no key is lost or doubled at fifteen a second with a ${speed} preview, and the caret and the page stay`,
    runs,
    async ({ page, preview }) => {
      const { heading, shown, content, text } = await openBlock(page, preview, `/typing-${speed}`);
      if (speed === 'slow') await slowDown(page);
      const before = await scrollOf(shown);
      await heading.focus();
      await placeCaret(heading);
      await page.keyboard.type(words, fast);
      await expect(heading).toHaveValue(whole);
      expect(await heading.evaluate((element) => (element instanceof HTMLTextAreaElement ? element.selectionStart : -1))).toBe(
        4 + words.length,
      );
      await expect(shown.getByRole('heading', { name: whole })).toBeVisible();
      await expect.poll(text).toBe(content.replace('The bench', whole));
      await expect(heading).toHaveValue(whole);
      expect(await scrollOf(shown)).toBe(before);

      // In the page: the caret is before the last letter.
      const inPage = shown.getByRole('heading', { name: whole });
      await startEditing(inPage);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('es, benc', fast);
      const longer = `${whole.slice(0, -1)}es, bench`;
      expect(await shown.locator('[contenteditable]').textContent()).toBe(longer);
      expect(await shown.locator('html').evaluate(() => getSelection()?.anchorOffset)).toBe(longer.length - 1);
      await expect.poll(text).toBe(content.replace('The bench', longer));
      await page.keyboard.type('es, benc', fast);
      await page.keyboard.press('Escape');
      await expect.poll(text).toBe(content.replace('The bench', whole));
      expect(await scrollOf(shown)).toBe(before);
    },
  );

test('the page shows what is typed before the file has it, and the file has it when the tab is closed', async ({
  page,
  preview,
  faults,
}) => {
  const { heading, shown, content, text } = await openBlock(page, preview, '/typing');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/__editor\/apply/, async (route) => {
    await released;
    await route.continue();
  });
  await heading.fill('Not in the file');
  await expect(shown.getByRole('heading', { name: 'Not in the file' })).toBeVisible();
  await heading.fill('The benchmark');
  await expect(shown.getByRole('heading', { name: 'The benchmark' })).toBeVisible();
  expect(text()).toBe(content);

  // A change that would cause an error is shown nowhere, and discarding it shows what stood before the field was typed into.
  release();
  await expect.poll(text).toContain('heading: The benchmark');
  await page.unroute(/__editor\/apply/);
  await heading.fill('');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(heading).toHaveValue('The bench');
  await expect(shown.getByRole('heading', { name: 'The bench', exact: true })).toBeVisible();

  faults.allow(/ERR_ABORTED|ERR_FAILED/);
  await heading.fill('Closed');
  await page.close();
  await expect.poll(text).toBe(content.replace('The bench', 'Closed'));
});

const loads = isSweep ? 2 : 1;

test(
  'nothing is lost of what is typed in the page while it is loaded again, as after a change of the code',
  sweepOnly,
  async ({ page, preview }) => {
    const { shown, content, text } = await openBlock(page, preview, '/loaded-again');
    const inPage = shown.getByRole('heading', { name: 'The bench' });
    await startEditing(inPage);
    await page.keyboard.press('End');
    const typed = ' and the loom of the weavers, and all that stands beside both of them'.slice(0, 35 * loads);
    const typing = page.keyboard.type(typed, fast);
    for (let times = 0; times < loads; times += 1) {
      await setTimeout(700);
      const old = await shown.locator('html').elementHandle();
      await shown.locator('html').evaluate(() => location.reload());
      // The next time, another page is loaded again.
      await expect
        .poll(() => old?.evaluate((html) => html.isConnected && html.ownerDocument.defaultView === null).catch(() => true))
        .toBe(true);
    }
    await typing;
    await expect.poll(text).toBe(content.replace('The bench', `The bench${typed}`));
    await expect(shown.getByRole('heading', { name: `The bench${typed}` })).toBeVisible();
  },
);
