import { existsSync } from 'node:fs';
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
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Where Chromium is. Throws, and says how to get it, when it is not there. */
function chromiumPath(): string {
  const path = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  throw new Error(
    `Drawing needs Chromium at ${path}. On Debian: sudo apt-get install chromium. Elsewhere: set CHROMIUM to the path of one.`,
  );
}

/** Bundles one of the modules that draw in the browser into a script. */
export async function bundleForPage(root: string, module: string): Promise<string> {
  const bundle = await rolldown({ cwd: root, input: join(root, 'tools', 'art', module), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}

/** The bytes of a data: address. */
export function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
