import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Playwright or Chromium is missing. The message says how to install what is. */
export class NoChromiumError extends Error {
  constructor(path: string) {
    super(
      existsSync(path)
        ? 'This needs the package @playwright/test: npm install --save-dev @playwright/test'
        : `This needs Chromium at ${path}, and the package @playwright/test. On Debian: apt-get install chromium. Elsewhere set CHROMIUM=/path/to/chromium.`,
    );
    this.name = 'NoChromiumError';
  }
}

/** Turns off the GPU and the sandbox, which containers lack, and background requests of the browser. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromium = '/usr/bin/chromium';
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Returns the path of the browser: the environment variable `CHROMIUM`, or that of Debian's browser, whole or without windows. */
export const chromiumPath = (): string =>
  process.env.CHROMIUM ?? (existsSync(chromium) || !existsSync(headlessShell) ? chromium : headlessShell);

/**
 * Starts Chromium with Playwright, calls `work` and closes the browser. Throws `NoChromiumError` when Playwright or Chromium
 * is not installed.
 */
export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = chromiumPath();
  // Playwright is an optional peer: a project that only builds its site does not install it.
  const playwright = await import('@playwright/test').catch(() => undefined);
  if (!playwright || !existsSync(executablePath)) throw new NoChromiumError(executablePath);
  const browser = await playwright.chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
