import { type ComponentType, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandData } from '../model/page-data.ts';
import { trustType } from '../model/trust-type.ts';
import { readEmbeddedData } from './embedded-data.ts';
import { IslandBoundary } from './island-boundary.tsx';
import { islandHydrates } from './page-events.ts';

export { showToast } from '../react/toasts.tsx';

type Island = { root: Root; render: (props: object) => void };

const awake = new Map<HTMLElement, Island>();
const starting = new Map<Element, Promise<void>>();
let data: IslandData | undefined;

/** Puts the data of another page's islands in the place of this page's, and ends those that are awake. */
export function replaceIslands(next: IslandData): void {
  endIslands();
  data = next;
}

/** Takes the islands of a page down before the page goes. */
export function endIslands(): void {
  for (const { root } of awake.values()) root.unmount();
  awake.clear();
  starting.clear();
}

/** Gives the islands of this page new props; those that are awake keep their state. Those that are gone end. */
export function updateIslands(next: IslandData): void {
  data = next;
  for (const [element, { root, render }] of awake) {
    const island = next[keyOf(element)];
    if (island && element.isConnected) {
      render(island.props);
      continue;
    }
    root.unmount();
    awake.delete(element);
    starting.delete(element);
  }
}

/** Loads the code of an island and hydrates its HTML. Resolves when it reacts; rejects when it cannot be had. */
export function hydrate(element: HTMLElement): Promise<void> {
  const started = starting.get(element) ?? startIsland(element);
  starting.set(element, started);
  started.catch(() => starting.delete(element));
  return started;
}

type Registry = Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>;

let components: Registry = {};

/** Registers the components of a site's islands by block type. Comes before the first island hydrates. */
export function registerIslands(registry: Registry): void {
  components = registry;
}

const keyOf = (element: HTMLElement): string => element.dataset.key ?? '';

async function startIsland(element: HTMLElement): Promise<void> {
  const key = keyOf(element);
  data ??= readEmbeddedData().islands;
  const island = data[key];
  const load = island && components[island.type];
  if (!load) throw new Error(`Block ${key} has no data on this page.`);
  const { default: component } = await load();
  if (!element.isConnected) return;
  if (!element.dispatchEvent(new Event(islandHydrates, { bubbles: true, cancelable: true }))) return;
  // The HTML as delivered stands in for a component that fails.
  const delivered = [...element.childNodes].map((node) => node.cloneNode(true));
  await new Promise<void>((resolve) => {
    const restore = (): void => {
      awake.get(element)?.root.unmount();
      awake.delete(element);
      element.replaceChildren(...delivered);
    };
    const draw = (props: object) => (
      <IslandBoundary onReady={resolve} onFailure={restore}>
        {createElement(trustType<ComponentType<object>>(component), props)}
      </IslandBoundary>
    );
    const root = hydrateRoot(element, draw(island.props), { identifierPrefix: `${key}-`, onRecoverableError: reportError });
    awake.set(element, { root, render: (props) => root.render(draw(props)) });
  });
  element.setAttribute('data-awake', '');
}
