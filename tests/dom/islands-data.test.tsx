import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IslandsJson } from '../../packages/core/src/model/page-data.ts';
import { hydrate, isRendered, registerIslands, unmountIslands, updateIslands } from '../../packages/engine/src/client/islands.tsx';

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
const url = '/islands.json?1';
const fetched: IslandsJson = { url, islands: { 'greeting-1': { type: 'greeting', props: { name: 'Ann' } } } };

const island = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('[data-island]');
  if (!element) throw new Error('The page has no island.');
  return element;
};
const isHydrated = (): boolean => island().hasAttribute('data-hydrated');

beforeEach(() => {
  registerIslands({ greeting: async () => ({ default: Greeting }) });
  document.body.dataset.islands = url;
  document.body.innerHTML = `<div data-block="greeting" data-key="greeting-1" data-island="">${renderToString(<Greeting name="Ann" />)}</div>`;
});

afterEach(() => {
  unmountIslands();
  vi.unstubAllGlobals();
});

test.each([
  ['failed to load', undefined],
  ['is that of a later build', { ...fetched, url: '/islands.json?2' }],
])('an island whose data %s stays as the server sent it', async (_, data) => {
  await expect(hydrate(island(), Promise.resolve(data))).rejects.toThrow('could not be loaded');
  expect(isHydrated()).toBe(false);
});

test('an island that is tried again, and whose page is left while its data loads, leaves the next page its own data', async () => {
  let arrive: (data: IslandsJson) => void = () => undefined;
  const loading = new Promise<IslandsJson>((resolve) => {
    arrive = resolve;
  });
  const left = island();
  await expect(hydrate(left, Promise.resolve(undefined))).rejects.toThrow();
  const started = hydrate(left, loading);
  const next = document.importNode(left, true);
  left.replaceWith(next);
  unmountIslands();
  const ofNext = { ...fetched, url: '/next/islands.json?1' };
  document.body.dataset.islands = ofNext.url;
  arrive({ url, islands: {} });
  await started;
  expect(left.hasAttribute('data-hydrated')).toBe(false);
  await hydrate(next, Promise.resolve(ofNext));
  expect(isHydrated()).toBe(true);
});

const changed = { 'greeting-1': { type: 'greeting', props: { name: 'Bob' } } };

test('an island whose props change while its code loads hydrates with the new ones', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  let finish: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const load = vi.fn(() => code.then(() => ({ default: Greeting })));
  registerIslands({ greeting: load });
  const started = hydrate(island(), Promise.resolve(fetched));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  island().innerHTML = renderToString(<Greeting name="Bob" />);
  updateIslands(changed);
  finish();
  await started;
  expect(island().textContent).toBe('Hello Bob');
  expect(reported).not.toHaveBeenCalled();
});

test('an island whose props change while React hydrates it hydrates first', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const started = hydrate(island(), Promise.resolve(fetched));
  await vi.waitFor(() => expect(isRendered(island())).toBe(true), { interval: 0 });
  updateIslands(changed);
  await started;
  await vi.waitFor(() => expect(island().textContent).toBe('Hello Bob'));
  expect(reported).not.toHaveBeenCalled();
});
