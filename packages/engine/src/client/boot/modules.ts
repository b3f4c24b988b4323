/** What the islands module offers to the boot script. */
export type IslandsModule = {
  hydrate: (element: HTMLElement) => Promise<void>;
  showToast: (kind: 'success' | 'error', text: string) => void;
};

/** What the router module offers to the boot script. */
export type RouterModule = {
  /** Fetches a page. Rejects when it cannot be had. */
  prefetch: (path: string) => Promise<void>;
  go: (path: string) => Promise<void>;
};

/** What the module of the measurements offers to the boot script. */
export type VitalsModule = { reportVitals: (endpoint: string) => void };

/** How the modules are fetched that the boot script loads: by address from a build, through Vite in the live preview. */
export type Modules = {
  islands: () => Promise<IslandsModule>;
  router: () => Promise<RouterModule>;
  vitals: () => Promise<VitalsModule>;
};

let modules: Modules | undefined;
let router: Promise<RouterModule> | undefined;
let isLoaded = false;

export function provideModules(provided: Modules): void {
  modules = provided;
}

const provided = (): Modules => {
  if (!modules) throw new Error('provideModules() comes first.');
  return modules;
};

export const loadVitals = (): Promise<VitalsModule> => provided().vitals();

export const loadIslands = (): Promise<IslandsModule> => provided().islands();

/** Loads the router once; a failed attempt may be repeated. */
export function loadRouter(): Promise<RouterModule> {
  router ??= provided()
    .router()
    .then(
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

/** Whether the router was asked for already. */
export const isRouterWanted = (): boolean => router !== undefined;

/** Whether the router is running, and follows the history itself. */
export const isRouterLoaded = (): boolean => isLoaded;
