import { expect } from '@playwright/test';
import { addFiles, test } from './support/editor-test.ts';

const path = '/early';
const content = `path: ${path}
title: Early
description: A page into which somebody types as soon as it is seen.
blocks:
  - type: page-header
    heading: Typing
  - type: text-image
    heading: The bench
    paragraphs: [Where things are made.]
    image: { src: /media/pictures/bench.png, alt: A workbench }
`;

test('a text that is clicked as soon as it is seen has everything that is typed then', async ({ page, preview }) => {
  await addFiles(preview, page, path, { [`pages${path}.yaml`]: content });
  // By a script, right after it was painted first: any other program clicks later.
  await page.addInitScript(() => {
    let isPainted = false;
    const look = (): void => {
      const inner = document.querySelector('iframe')?.contentDocument;
      const heading = [...(inner?.querySelectorAll('h2') ?? [])].find((one) => one.textContent === 'The bench');
      const { x, y, height } = heading?.getBoundingClientRect() ?? new DOMRect();
      const isSeen = height > 0;
      if (!inner || !heading || !isSeen || !isPainted) {
        isPainted = isSeen;
        return void requestAnimationFrame(look);
      }
      inner.defaultView?.focus();
      heading.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, composed: true, clientX: x + 5, clientY: y + 5 }));
      const all = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true });
      inner.activeElement?.dispatchEvent(all);
      for (const data of 'abcdefghij')
        inner.activeElement?.dispatchEvent(
          new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
        );
      inner.documentElement.dataset.typed = String(all.defaultPrevented);
    };
    if (window === top) requestAnimationFrame(look);
  });
  await page.goto(preview.address(`/__editor?page=${path}`), { waitUntil: 'commit' });
  const shown = page.frameLocator('.stage iframe');
  // Else Ctrl+A would select the whole page.
  await expect(shown.locator('html')).toHaveAttribute('data-typed', 'true', { timeout: 60_000 });
  await page.keyboard.type('klmnopqrst');
  await expect(shown.getByRole('heading', { name: 'abcdefghijklmnopqrst' })).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => preview.read(`pages${path}.yaml`).toString()).toBe(content.replace('The bench', 'abcdefghijklmnopqrst'));
});
