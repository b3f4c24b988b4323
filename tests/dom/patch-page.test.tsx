import { beforeEach, expect, test, vi } from 'vitest';
import type { LivePage } from '../../packages/core/src/index.ts';
import { afterPress, followPresses } from '../../packages/engine/src/client/live/after-press.ts';
import { patchPage } from '../../packages/engine/src/client/live/patch-page.ts';

const pageOf = (...keys: readonly string[]): LivePage => ({
  ...{ title: 'Page', description: '', layout: 'default', reveal: { offset: 0, once: true }, header: '', islands: {} },
  blocks: keys.map((key) => ({
    key,
    type: 'text',
    html: `<p tabindex="-1">${key}</p>`,
    isIsland: false,
    isRevealed: false,
    isAboveHeader: false,
  })),
});

const shown = (): (string | null)[] => [...document.querySelectorAll('[data-key]')].map((frame) => frame.textContent);

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>';
  patchPage(undefined, pageOf('a', 'b', 'c', 'd'));
});

test.each([
  ['up', 'c', ['c', 'a', 'b', 'd']],
  ['down', 'b', ['a', 'c', 'd', 'b']],
  ['among blocks that are new and gone', 'c', ['e', 'c', 'd', 'a']],
])('a block in which somebody types keeps the focus when it is moved %s by somebody else', (_, key, order) => {
  const text = document.querySelector<HTMLElement>(`[data-key="${key}"] p`);
  text?.focus();
  patchPage(pageOf('a', 'b', 'c', 'd'), pageOf(...order));
  expect(shown()).toEqual(order);
  expect(document.activeElement?.textContent).toBe(key);
});

test('what is saved while a pointer is pressed is shown after the click, in its order', () => {
  vi.useFakeTimers();
  followPresses();
  const done: string[] = [];
  const note = (what: string) => () => done.push(what);
  document.body.addEventListener('click', note('click'), { once: true });
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  afterPress(note('first'));
  afterPress(note('second'));
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  document.body.click();
  vi.runAllTimers();
  afterPress(note('third'));
  vi.useRealTimers();
  expect(done).toEqual(['click', 'first', 'second', 'third']);
});
