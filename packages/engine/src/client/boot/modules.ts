/** The exports of the modules of islands that the boot script uses: those with enhance scripts, and those with React. */
export type IslandsModule = {
  /** Starts the code of an island. Rejects when it fails to load. */
  hydrate: (element: HTMLElement) => Promise<void>;
};

/** The exports of the toasts module that the boot script uses. */
export type ToastsModule = { showToast: (kind: 'success' | 'error', text: string) => void };

/** The exports of the router module that the boot script uses. */
export type RouterModule = {
  /** Fetches the data of a page. Rejects when that fails. */
  prefetch: (path: string) => Promise<void>;
  go: (path: string) => Promise<void>;
};

/** The exports of the web vitals module that the boot script uses. */
export type VitalsModule = { reportVitals: (endpoint: string) => void };

/** Imports the modules that the boot script loads on demand: by URL in a build, through Vite in the live preview. */
export type Modules = {
  enhance: () => Promise<IslandsModule>;
  islands: () => Promise<IslandsModule>;
  toasts: () => Promise<ToastsModule>;
  router: () => Promise<RouterModule>;
  vitals: () => Promise<VitalsModule>;
};

/** Set when the boot script starts, before anything is loaded. */
let modules: Modules;
let router: Promise<RouterModule> | undefined;
let isLoaded = false;

/** Sets the imports of the modules. Call this before any `load…` function. */
export function setModules(imports: Modules): void {
  modules = imports;
}

export const loadVitals = (): Promise<VitalsModule> => modules.vitals();

export const loadEnhance = (): Promise<IslandsModule> => modules.enhance();

export const loadIslands = (): Promise<IslandsModule> => modules.islands();

export const loadToasts = (): Promise<ToastsModule> => modules.toasts();

/** Loads the router once. After a failure, the next call tries again. */
export function loadRouter(): Promise<RouterModule> {
  router ??= modules.router().then(
    (module) => {
      isLoaded = true;
      return module;
    },
    (error: unknown) => {
      router = undefined;
      throw error;
    },
  );
  return router;
}

/** True when the router is loading or loaded. */
export const isRouterRequested = (): boolean => router !== undefined;

/** True when the router is loaded and handles the history. */
export const isRouterLoaded = (): boolean => isLoaded;
