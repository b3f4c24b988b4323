import type { IslandsJson } from '@pagewright/core';

/** The exports of the module of enhance scripts that the boot script uses. */
export type EnhanceModule = {
  /** Starts the script of an island. Rejects when it fails to load. */
  hydrate: (element: HTMLElement) => Promise<void>;
};

/** The exports of the module of islands with React that the boot script uses. */
export type IslandsModule = {
  /** Starts the code of an island. Rejects when it fails to load, or when the islands of its page did. */
  hydrate: (element: HTMLElement, loading: Promise<IslandsJson | undefined>) => Promise<void>;
};

/** The exports of the late module. */
export type LateModule = {
  /** Starts what a page does not need before `load`. Calls `onRouter` when a router handles the history. */
  start: (onRouter: () => void) => void;
};

/** Imports the modules that the boot script loads: by URL in a build, through Vite in the live preview. */
export type Modules = {
  enhance: () => Promise<EnhanceModule>;
  islands: () => Promise<IslandsModule>;
  late: () => Promise<LateModule>;
};

/** Set when the boot script starts, before anything is loaded. */
let modules: Modules;

/** Sets the imports of the modules. Call this before any `load…` function. */
export function setModules(imports: Modules): void {
  modules = imports;
}

export const loadEnhance = (): Promise<EnhanceModule> => modules.enhance();

export const loadIslands = (): Promise<IslandsModule> => modules.islands();

export const loadLate = (): Promise<LateModule> => modules.late();

/** Resolves on the first user input: pointer, key or scrolling. */
export const firstInput: Promise<void> = new Promise((resolve) => {
  for (const type of ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart']) {
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
  }
});

/** Milliseconds from the first paint to that of the first picture, which browsers decode apart. Measured: up to 120 on a slow computer. */
const decoding = 200;

/** Milliseconds after which code is loaded although the browser reports no paint: in a hidden tab, or when it is set to report nothing. */
const paintTimeout = 3_000;

/**
 * Resolves after the page's `load` event, when the browser has painted the first view or the visitor uses the page. The boot script
 * fetches no large code before: it would compete with fonts and the first picture, and delay the frame that shows them.
 */
export const whenPainted: Promise<void> = new Promise((resolve) => {
  const onLoad = (): void => {
    new PerformanceObserver(() => setTimeout(resolve, decoding)).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, paintTimeout);
    firstInput.then(resolve);
  };
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
});
