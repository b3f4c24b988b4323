import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { BrowserName } from './support/installed.ts';

const project = (browser: BrowserName) => ({
  test: {
    name: browser,
    include: ['tests/browsers/*.test.ts'],
    provide: { browser },
    // Guards against waiting forever.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

/** Pages and their interactive parts in Firefox and WebKit. Chromium is tested in `tests/e2e/`. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: join(import.meta.dirname, '../../.cache/tests/browsers.json') }]],
    globalSetup: 'tests/browsers/support/serve-sites.ts',
    // One for each browser.
    maxWorkers: 2,
    projects: [project('firefox'), project('webkit')],
  },
});
