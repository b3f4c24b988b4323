import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withChromium } from 'pagewright/chromium';
import { rolldown } from 'rolldown';

/** Opens an empty page in Chromium for canvas and HTML, calls `work` and closes the browser. */
export const withPage = <Result>(work: (page: Page) => Promise<Result>): Promise<Result> =>
  withChromium(async (browser) => work(await browser.newPage()));

/** Bundles a module that draws in the browser into a script. `module` is its path below tools/art. */
export async function bundleForPage(root: string, module: string): Promise<string> {
  const bundle = await rolldown({ cwd: root, input: join(root, 'tools', 'art', module), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}

/** The bytes of a base64 data: URL. */
export function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
