import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hydrate, registerIslands, replaceIslands, unmountIslands } from '../../packages/engine/src/client/islands.tsx';
import type { IslandsJson } from '../../packages/engine/src/model/page-data.ts';

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
  document.body.innerHTML = `
    <div data-block="greeting" data-key="greeting-1" data-island="">${renderToString(<Greeting name="Ann" />)}</div>
    <script type="application/json" id="page-data">${JSON.stringify({ islands: url })}</script>`;
});

afterEach(unmountIslands);

// In this order: the module has no data until it gets some, in the last test.

test.each([
  ['failed to load', undefined],
  ['is that of a later build', { ...fetched, url: '/islands.json?2' }],
])('an island whose data %s stays as the server sent it', async (_, data) => {
  await expect(hydrate(island(), Promise.resolve(data))).rejects.toThrow('could not be loaded');
  expect(isHydrated()).toBe(false);
});

test('an island that is tried again, and whose page is left while its data loads, leaves the data of the next page in place', async () => {
  let arrive: (data: IslandsJson) => void = () => undefined;
  const loading = new Promise<IslandsJson>((resolve) => {
    arrive = resolve;
  });
  const left = island();
  await expect(hydrate(left, Promise.resolve(undefined))).rejects.toThrow();
  const started = hydrate(left, loading);
  const next = document.importNode(left, true);
  left.replaceWith(next);
  replaceIslands(fetched.islands);
  arrive({ url, islands: {} });
  await started;
  expect(left.hasAttribute('data-hydrated')).toBe(false);
  await hydrate(next, Promise.resolve(undefined));
  expect(isHydrated()).toBe(true);
});
