/** Chromium for scripts that render or measure pages. */
export { chromiumFlags, chromiumPath, NoChromiumError, withChromium } from './with-chromium.ts';
