import { startBoot } from './boot/start-boot.ts';

/** Addresses of the modules that are loaded on demand; the build puts them in. */
declare const ISLANDS_URL: string;
declare const ROUTER_URL: string;
declare const VITALS_URL: string;

// The one script that every page starts with, inlined.
startBoot({ islands: () => import(ISLANDS_URL), router: () => import(ROUTER_URL), vitals: () => import(VITALS_URL) });
