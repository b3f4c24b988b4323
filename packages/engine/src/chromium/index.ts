/** Chromium for scripts that render or measure pages. */
export { NoChromiumError, withChromium } from './with-chromium.ts';
