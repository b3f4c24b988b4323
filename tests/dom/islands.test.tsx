import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrate, registerIslands, replaceIslands, unmountIslands } from '../../packages/engine/src/client/islands.tsx';
import { islandHydrate } from '../../packages/engine/src/client/page-events.ts';
import Counters from '../../src/blocks/counters.tsx';
import { islands as components } from '../../src/blocks/interactive.ts';
import { fullFixture } from './block-from-yaml.ts';
import { stubIntersectionObserver, stubReducedMotion } from './stub-browser.ts';

const { cards: _, ...block } = fullFixture('counters');
const props = { ...block, cards: [], site: { language: 'en' }, blockKey: 'counters-1' };
const { counters: __, ...broken } = { ...props, blockKey: 'counters-2' };
const html = renderToString(<Counters {...props} />);
const reported = vi.fn();

function islandAt(key: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!element) throw new Error(`The page has no block ${key}.`);
  return element;
}

beforeEach(() => {
  registerIslands(components);
  stubIntersectionObserver();
  stubReducedMotion(true);
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const islands = { 'counters-1': { type: 'counters', props }, 'counters-2': { type: 'counters', props: broken } };
  document.body.innerHTML = `
    <div data-block="counters" data-key="counters-1" data-island="">${html}</div>
    <div data-block="counters" data-key="counters-2" data-island="">${html}</div>
    <div data-block="counters" data-key="counters-3" data-island="">${html}</div>
    <script type="application/json" id="page-data">${JSON.stringify({ islands })}</script>`;
});

afterEach(() => {
  unmountIslands();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reported.mockClear();
});

describe('hydrating an island', () => {
  test('keeps the HTML from the server', async () => {
    await hydrate(islandAt('counters-1'));
    expect(islandAt('counters-1').hasAttribute('data-hydrated')).toBe(true);
    expect(islandAt('counters-1').innerHTML).toBe(html);
    expect(reported).not.toHaveBeenCalled();
  });

  test('twice hydrates it once', async () => {
    const element = islandAt('counters-1');
    expect(hydrate(element)).toBe(hydrate(element));
    await hydrate(element);
  });

  test('that fails restores the HTML from the server, and is reported', async () => {
    await hydrate(islandAt('counters-2'));
    await vi.waitFor(() => expect(reported).toHaveBeenCalled());
    await vi.waitFor(() => expect(islandAt('counters-2').innerHTML).toBe(html));
  });

  test('that fails leaves the others hydrated', async () => {
    await Promise.all([hydrate(islandAt('counters-2')), hydrate(islandAt('counters-1'))]);
    await vi.waitFor(() => expect(islandAt('counters-2').innerHTML).toBe(html));
    expect(islandAt('counters-1').innerHTML).toBe(html);
  });

  test('that its page leaves before it has hydrated reports nothing', async () => {
    const begins = new Promise((resolve) => document.addEventListener(islandHydrate, resolve, { once: true }));
    hydrate(islandAt('counters-1'));
    await begins;
    unmountIslands();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reported).not.toHaveBeenCalled();
  });

  test('without data throws with the key of the block', async () => {
    await expect(hydrate(islandAt('counters-3'))).rejects.toThrow('Block counters-3');
    expect(islandAt('counters-3').innerHTML).toBe(html);
  });

  test('whose page was left meanwhile does nothing: the data is that of the next page', async () => {
    const left = islandAt('counters-1');
    left.remove();
    replaceIslands({});
    await hydrate(left);
    expect(left.hasAttribute('data-hydrated')).toBe(false);
  });
});
