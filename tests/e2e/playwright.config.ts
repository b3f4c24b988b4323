import { defineConfig } from '@playwright/test';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { keepTempInMemory } from '../support/temp-in-memory.ts';
import { launchOptions } from './support/browser.ts';

keepTempInMemory();

/** Files whose tests share one preview, which takes as long to start as a minute of tests: one worker runs them, beside the others. */
const ofEditor = /\/editor-(?!restart)[\w-]+\.spec\.ts$/;
const ofPreview = /\/live-preview(?:-errors|-files|-status)?\.spec\.ts$/;
/** The sweeps have twenty minutes of tests of the editor. */
const oneWorker = { workers: isSweep ? 2 : 1 };

/** Built sites, served with their headers, in Debian's Chromium. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-shared-sites.ts',
  outputDir: '../../test-results',
  // One more than the two cores that are enough for all tests, because a test also waits for frames, timers and the network.
  workers: 3,
  fullyParallel: true,
  // The first ones begin first, because they take longest.
  projects: [
    { name: 'editor', testMatch: ofEditor, ...oneWorker },
    { name: 'preview', testMatch: ofPreview, ...oneWorker },
    { name: 'sites', testIgnore: [ofEditor, ofPreview] },
  ],
  // One set of pictures fits every project and system.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  // Guards against waiting forever, with room for a site to be built on a busy machine, or for every page in the sweeps.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // support/sweep-tags.ts has these tags.
  ...(isSweep ? { grep: /@sweep/ } : { grepInvert: /@sweep-only/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../.cache/tests/chromium.json' }]],
  // Actions and navigations have no timeout of their own by default. Scripts in the page never have one: support/frames.ts.
  // BASE_URL is that of a running site to test in place of the shipped one, which is built else.
  use: { baseURL: process.env.BASE_URL, launchOptions, actionTimeout: 30_000, navigationTimeout: 30_000 },
});
