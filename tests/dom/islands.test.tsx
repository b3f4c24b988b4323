import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { IslandsJson } from '../../packages/core/src/model/page-data.ts';
import { hydrate as hydrateWith, registerIslands, unmountIslands } from '../../packages/engine/src/client/islands.tsx';
import { islandHydrate } from '../../packages/engine/src/client/page-events.ts';

/** A component that throws without `options`. */
function Poll({ options }: { options: string[] }) {
  const [votes, setVotes] = useState(0);
  return <button type="button" onClick={() => setVotes(votes + 1)}>{`${options.join(' or ')}: ${votes}`}</button>;
}

const props = { options: ['Tea', 'Coffee'] };
const html = renderToString(<Poll {...props} />);
const reported = vi.fn();

const url = '/islands.json?1';
const islands = { 'poll-1': { type: 'poll', props }, 'poll-2': { type: 'poll', props: {} } };

/** Hydrates an island of the page that the browser loaded, with what it fetched. */
const hydrate = (element: HTMLElement, fetched: IslandsJson | undefined = { url, islands }): Promise<void> =>
  hydrateWith(element, Promise.resolve(fetched));

function islandAt(key: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!element) throw new Error(`The page has no block ${key}.`);
  return element;
}

beforeEach(() => {
  // A file before this one may have left islands in the module that both share.
  unmountIslands();
  registerIslands({ poll: async () => ({ default: Poll }) });
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.dataset.islands = url;
  document.body.innerHTML = `
    <div data-block="poll" data-key="poll-1" data-island="">${html}</div>
    <div data-block="poll" data-key="poll-2" data-island="">${html}</div>
    <div data-block="poll" data-key="poll-3" data-island="">${html}</div>`;
});

afterEach(() => {
  unmountIslands();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reported.mockClear();
});

describe('hydrating an island', () => {
  test('keeps the HTML from the server', async () => {
    await hydrate(islandAt('poll-1'));
    expect(islandAt('poll-1').hasAttribute('data-hydrated')).toBe(true);
    expect(islandAt('poll-1').innerHTML).toBe(html);
    expect(reported).not.toHaveBeenCalled();
  });

  test('twice hydrates it once', async () => {
    const element = islandAt('poll-1');
    expect(hydrate(element)).toBe(hydrate(element));
    await hydrate(element);
  });

  test('that fails restores the HTML from the server, and is reported', async () => {
    await hydrate(islandAt('poll-2'));
    await vi.waitFor(() => expect(reported).toHaveBeenCalled());
    await vi.waitFor(() => expect(islandAt('poll-2').innerHTML).toBe(html));
  });

  test('that fails leaves the others hydrated', async () => {
    await Promise.all([hydrate(islandAt('poll-2')), hydrate(islandAt('poll-1'))]);
    await vi.waitFor(() => expect(islandAt('poll-2').innerHTML).toBe(html));
    expect(islandAt('poll-1').innerHTML).toBe(html);
  });

  test('that its page leaves before it has hydrated reports nothing', async () => {
    const begins = new Promise((resolve) => document.addEventListener(islandHydrate, resolve, { once: true }));
    hydrate(islandAt('poll-1'));
    await begins;
    unmountIslands();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reported).not.toHaveBeenCalled();
  });

  test('without data throws with the key of the block', async () => {
    await expect(hydrate(islandAt('poll-3'))).rejects.toThrow('Block poll-3');
    expect(islandAt('poll-3').innerHTML).toBe(html);
  });

  test('whose page was left meanwhile does nothing', async () => {
    const left = islandAt('poll-1');
    left.remove();
    unmountIslands();
    await hydrate(left);
    expect(left.hasAttribute('data-hydrated')).toBe(false);
  });
});
