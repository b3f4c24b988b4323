/** Addresses of the two modules that the boot script loads on demand; put in by the build. */
declare const ISLANDS_URL: string;
declare const ROUTER_URL: string;

/** What the islands module offers to the boot script. */
export type IslandsModule = { wake: (element: HTMLElement) => Promise<void> };

/** What the router module offers to the boot script. */
export type RouterModule = { prefetch: (path: string) => void; go: (path: string) => Promise<void> };

let router: Promise<RouterModule> | undefined;

export const loadIslands = (): Promise<IslandsModule> => import(/* @vite-ignore */ ISLANDS_URL);

/** Loads the router once; a failed attempt may be repeated. */
export function loadRouter(): Promise<RouterModule> {
  router ??= import(/* @vite-ignore */ ROUTER_URL).catch((error: unknown) => {
    router = undefined;
    throw error;
  });
  return router;
}

/** Whether the router was asked for already. */
export const isRouterWanted = (): boolean => router !== undefined;
