import { expect, onTestFinished, test } from 'vitest';
import { darkRules, showColours } from '../../packages/editor/src/client/page/dark-colours.ts';

const styles = '@media (prefers-color-scheme: dark) and (min-width: 1px) { p { color: red } } @media print { p { color: black } }';

function addStyles(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  onTestFinished(() => style.remove());
  return style;
}

const conditions = (): string[] => darkRules(document).map(({ media }) => media.mediaText);

test('a page is shown as on a dark system, as on a light one, and with its next stylesheet', async () => {
  const style = addStyles(styles);
  const stop = showColours(document, true);
  onTestFinished(stop);
  expect(conditions()).toEqual(['(min-width: 0px) and (min-width: 1px)']);
  stop();
  onTestFinished(showColours(document, false));
  expect(conditions()).toEqual(['(max-width: 0px) and (min-width: 1px)']);
  style.textContent = `${styles} `;
  await expect.poll(conditions).toEqual(['(max-width: 0px) and (min-width: 1px)']);
});

test('a page without colours for dark systems has no such rules', () => {
  addStyles('@media print { p { color: black } }');
  expect(darkRules(document)).toEqual([]);
});
