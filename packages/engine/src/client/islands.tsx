import type { IslandData, IslandsJson } from '@pagewright/core';
import { trustType } from '@pagewright/core/browser';
import { Component, type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { islandHydrate } from './page-events.ts';

type Island = { root: Root; render: (props: object) => Promise<void> };

/** Receives the error of an island whose HTML differs from what it renders, with its element. */
let reportMismatch = (error: unknown, _: HTMLElement): void => reportError(error);

/** Sets what receives such errors. */
export function reportMismatchesWith(report: typeof reportMismatch): void {
  reportMismatch = report;
}

const hydrated = new Map<HTMLElement, Island>();
const starting = new Map<Element, Promise<void>>();
let data: IslandData | undefined;

/** Unmounts all islands of this page. Call this before it is removed. */
export function unmountIslands(): void {
  const ended = [...hydrated.values()];
  hydrated.clear();
  starting.clear();
  data = undefined;
  for (const { root } of ended) root.unmount();
}

/** True when React renders the HTML of an island, or is about to. Only `updateIslands` may change it then. */
export const isRendered = (element: HTMLElement): boolean => hydrated.has(element);

/** Updates the props of this page's islands. Hydrated islands keep their state; unmounts those that left the page. */
export function updateIslands(next: IslandData): void {
  data = next;
  for (const [element, { root, render }] of hydrated) {
    const island = next[keyOf(element)];
    if (island && element.isConnected) {
      render(island.props);
      continue;
    }
    hydrated.delete(element);
    starting.delete(element);
    root.unmount();
  }
}

/**
 * Loads the code of an island and hydrates its HTML. Resolves when it is interactive; rejects when its code fails to load.
 * `loading` are the islands of its page, undefined when they fail to load.
 */
export function hydrate(element: HTMLElement, loading: Promise<IslandsJson | undefined>): Promise<void> {
  const started = starting.get(element) ?? startIsland(element, loading);
  starting.set(element, started);
  started.catch(() => starting.delete(element));
  return started;
}

type Registry = Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>;

let components: Registry = {};

/** Registers the components of a site's islands by block type. Call this before the first island hydrates. */
export function registerIslands(registry: Registry): void {
  components = registry;
}

const keyOf = (element: HTMLElement): string => element.dataset.key ?? '';

/** Returns the islands of the page. Throws without them, or when a deploy has replaced them. */
function readLoaded(loaded: IslandsJson | undefined): IslandData {
  if (!loaded || loaded.url !== document.body.dataset.islands) throw new Error('The data of the blocks of this page could not be loaded.');
  return loaded.islands;
}

async function startIsland(element: HTMLElement, loading: Promise<IslandsJson | undefined>): Promise<void> {
  const loaded = await loading;
  // Its page was left while this module or its data loaded.
  if (!element.isConnected) return;
  data ??= readLoaded(loaded);
  const key = keyOf(element);
  const type = data[key]?.type;
  const load = type && components[type];
  if (!load) throw new Error(`Block ${key} has no data on this page.`);
  const { default: component } = await load();
  // A saved change may have replaced its props, and its HTML, while the code loaded.
  const island = data?.[key];
  if (!island || !element.isConnected) return;
  if (!element.dispatchEvent(new Event(islandHydrate, { bubbles: true, cancelable: true }))) return;
  // When a component fails, `restore` puts this HTML from the server back.
  const serverNodes = [...element.childNodes].map((node) => node.cloneNode(true));
  const ready = new Promise<void>((resolve) => {
    const restore = (): void => {
      hydrated.get(element)?.root.unmount();
      hydrated.delete(element);
      element.replaceChildren(...serverNodes);
    };
    const elementWith = (props: object) => (
      <IslandBoundary onReady={resolve} onFailure={restore}>
        {createElement(trustType<ComponentType<object>>(component), props)}
      </IslandBoundary>
    );
    // Unmounting an island that has not hydrated yet is what React calls an early update; it is no fault of the page.
    const onRecoverableError = (error: unknown): void => {
      if (hydrated.has(element)) reportMismatch(error, element);
    };
    const root = hydrateRoot(element, elementWith(island.props), { identifierPrefix: `${key}-`, onRecoverableError });
    // New props before the HTML is hydrated would make React throw the HTML away.
    const render = async (props: object): Promise<void> => {
      await ready;
      if (hydrated.has(element)) root.render(elementWith(props));
    };
    hydrated.set(element, { root, render });
  });
  await ready;
  element.setAttribute('data-hydrated', '');
}

type BoundaryProps = { children: ReactNode; onReady: () => void; onFailure: () => void };

/**
 * The error boundary of an island. Calls `onReady` after the effects of the island have run; after an error also calls
 * `onFailure`, which restores the HTML that the server sent.
 */
export class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.props.onReady();
    queueMicrotask(this.props.onFailure);
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return null;
    return (
      <>
        {this.props.children}
        <Ready onReady={this.props.onReady} />
      </>
    );
  }
}

/** Rendered after the island, so that its effect runs after all effects of the island. */
function Ready({ onReady }: { onReady: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island becomes ready once.
  useEffect(onReady, []);
  return null;
}
