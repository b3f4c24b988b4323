import { type ComponentType, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { interactiveBlocks } from '../blocks/interactive.ts';
import type { IslandData } from '../model/page-data.ts';
import { trustType } from '../model/trust-type.ts';
import { readEmbeddedData } from './embedded-data.ts';
import { IslandBoundary } from './island-boundary.tsx';

const roots = new Map<Element, Root>();
const waking = new Map<Element, Promise<void>>();
let data: IslandData | undefined;

/** Puts the data of another page's islands in the place of this page's, and ends those that are awake. */
export function replaceIslands(next: IslandData): void {
  endIslands();
  data = next;
}

/** Takes the islands of a page down before the page goes. */
export function endIslands(): void {
  for (const root of roots.values()) root.unmount();
  roots.clear();
  waking.clear();
}

/** Loads the code of an island and hydrates its HTML. Resolves when it reacts; rejects when it cannot be had. */
export function wake(element: HTMLElement): Promise<void> {
  const started = waking.get(element) ?? hydrate(element);
  waking.set(element, started);
  started.catch(() => waking.delete(element));
  return started;
}

async function hydrate(element: HTMLElement): Promise<void> {
  const key = element.dataset.key ?? '';
  data ??= readEmbeddedData().islands;
  const island = data[key];
  if (!island) throw new Error(`Block ${key} is marked as an island but the page has no data for it.`);
  const { default: component } = await interactiveBlocks[island.type]();
  if (!element.isConnected) return;
  // The HTML as delivered stands in for a component that fails.
  const delivered = [...element.childNodes].map((node) => node.cloneNode(true));
  await new Promise<void>((resolve) => {
    const restore = (): void => {
      roots.get(element)?.unmount();
      roots.delete(element);
      element.replaceChildren(...delivered);
    };
    const root = hydrateRoot(
      element,
      <IslandBoundary onReady={resolve} onFailure={restore}>
        {createElement(trustType<ComponentType<object>>(component), island.props)}
      </IslandBoundary>,
      { identifierPrefix: `${key}-`, onRecoverableError: reportError },
    );
    roots.set(element, root);
  });
  element.setAttribute('data-awake', '');
}
