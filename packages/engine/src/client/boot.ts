import { startBoot } from './boot/start-boot.ts';

/** URLs of the modules that are loaded on demand. The build replaces these names by string literals. */
declare const ENHANCE_URL: string;
declare const ISLANDS_URL: string;
declare const ROUTER_URL: string;
declare const TOASTS_URL: string;
declare const VITALS_URL: string;

// The boot script, inlined into every page.
startBoot({
  enhance: () => import(ENHANCE_URL),
  islands: () => import(ISLANDS_URL),
  router: () => import(ROUTER_URL),
  toasts: () => import(TOASTS_URL),
  vitals: () => import(VITALS_URL),
});
