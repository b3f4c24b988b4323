import { test as base, expect, inject } from 'vitest';
import { Browser } from './browser.ts';
import { Firefox } from './firefox.ts';
import type { BrowserName } from './installed.ts';
import { WebKit } from './webkit.ts';

/** Starts a browser. `scripts` is false for one whose visitor has turned scripts off. */
const start = async (name: BrowserName, scripts: boolean): Promise<Browser> =>
  new Browser(await (name === 'firefox' ? Firefox.start(scripts) : WebKit.start(scripts)));

const name = inject('browser');

/**
 * A test in the browser of the project, which the tests of a file share. A fault that the test has not taken fails it. The test is skipped
 * where the browser is not installed.
 */
export const test = base
  .extend('browserName', { scope: 'file' }, name)
  .extend('started', { scope: 'file' }, async ({ browserName }, { onCleanup }) => {
    const browser = await start(browserName, true);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('startedWithoutScript', { scope: 'file' }, async ({ browserName }, { onCleanup }) => {
    const browser = await start(browserName, false);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('browser', ({ started }, { onCleanup }) => {
    onCleanup(async () => expect(await started.takeFaults()).toEqual([]));
    return started;
  })
  .extend('browserWithoutScript', ({ startedWithoutScript }, { onCleanup }) => {
    onCleanup(async () => expect(await startedWithoutScript.takeFaults()).toEqual([]));
    return startedWithoutScript;
  })
  .skipIf(inject('missing')[name] !== undefined);
