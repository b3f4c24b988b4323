import { defineConfig } from '@playwright/test';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { launchOptions } from './support/browser.ts';

/** `PORT` for a second run at the same time. */
const port = Number(process.env.PORT ?? 4183);
/** The URL of a running site to test instead of building one. */
const served = process.env.BASE_URL;

/** The built site, served with its headers, in Debian's Chromium. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-shared-sites.ts',
  outputDir: '../../test-results',
  // One more than the two cores that are enough for all tests, because a test also waits for frames, timers and the network.
  workers: 3,
  fullyParallel: true,
  // Guards against waiting forever, with room for a site to be built on a busy machine, or for every page in the sweeps.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // support/sweep-tags.ts has these tags.
  ...(isSweep ? { grep: /@sweep/ } : { grepInvert: /@sweep-only/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../.cache/tests/chromium.json' }]],
  // Actions and navigations have no timeout of their own by default. Scripts in the page never have one: support/frames.ts.
  use: { baseURL: served ?? `http://localhost:${port}`, launchOptions, actionTimeout: 30_000, navigationTimeout: 30_000 },
  webServer:
    served === undefined
      ? {
          command: 'node packages/engine/bin/pagewright.mjs start --out .cache/e2e/site',
          cwd: '../..',
          url: `http://localhost:${port}`,
          env: { PORT: String(port), MAIL_OUTBOX: '.cache/e2e/outbox', MAIL_MINIMUM_SECONDS: '0' },
          stdout: 'pipe',
        }
      : undefined,
});
