import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { rolldown } from 'rolldown';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens an empty page in a browser, for canvas and HTML to be drawn on, and closes it afterwards. */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Bundles one of the modules that draw in the browser into a script. */
export async function bundleForPage(root: string, module: string): Promise<string> {
  const bundle = await rolldown({ cwd: root, input: join(root, 'src', 'art', module), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}

/** The bytes of a data: address. */
export function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
