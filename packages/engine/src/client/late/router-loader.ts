import type { RouterModule } from './late-imports.ts';

/** Milliseconds that a navigation waits for the router to load before the browser loads the page. A choice, not a measurement. */
export const routerTimeout = 300;

export type RouterLoader = {
  /** Loads the router once. After a failure, the next call tries again. */
  load: () => Promise<RouterModule>;
  /** True when the router is loading or loaded. */
  isRequested: () => boolean;
  /** Loads the router and a page, as far as both can be loaded. */
  prefetch: (path: string) => void;
};

/** Creates the loader of the router. Calls `onLoad` when it is loaded, which is when it handles the history. */
export function createRouterLoader(importRouter: () => Promise<RouterModule>, onLoad: () => void): RouterLoader {
  let router: Promise<RouterModule> | undefined;
  const load = (): Promise<RouterModule> => {
    router ??= importRouter().then(
      (module) => {
        onLoad();
        return module;
      },
      (error: unknown) => {
        router = undefined;
        throw error;
      },
    );
    return router;
  };
  const prefetch = (path: string): void => {
    load()
      .then((module) => module.prefetch(path))
      .catch(() => undefined);
  };
  return { load, isRequested: () => router !== undefined, prefetch };
}
