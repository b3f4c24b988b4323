import { startBoot } from './boot/start-boot.ts';

/** URLs of the modules that are loaded later. The build replaces these names by string literals. */
declare const ENHANCE_URL: string;
declare const ISLANDS_URL: string;
declare const LATE_URL: string;

// The boot script, inlined into every page.
startBoot({ enhance: () => import(ENHANCE_URL), islands: () => import(ISLANDS_URL), late: () => import(LATE_URL) });
