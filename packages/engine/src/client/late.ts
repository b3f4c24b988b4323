import { startLate } from './late/start-late.ts';

/** URLs of the modules that are loaded on demand. The build replaces these names by string literals. */
declare const ANALYTICS_URL: string;
declare const ROUTER_URL: string;
declare const TOASTS_URL: string;
declare const VITALS_URL: string;

/** The late module, which the boot script loads after `load`. Calls `onRouter` when a router handles the history. */
export function start(onRouter: () => void): void {
  const imports = {
    router: () => import(ROUTER_URL),
    toasts: () => import(TOASTS_URL),
    // Beside the folder of this module, which is on the host of the site at any path.
    manifest: new URL('../site.webmanifest', import.meta.url).href,
    services: { analytics: () => import(ANALYTICS_URL), vitals: () => import(VITALS_URL) },
  };
  startLate(imports, onRouter);
}
