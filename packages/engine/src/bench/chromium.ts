import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Says how to get what the parts that need a browser need. */
export class NoChromiumError extends Error {
  constructor() {
    super(
      'This part measures in Chromium, which is not here. Install it (apt-get install chromium), or name it: CHROMIUM=/path/to/chromium',
    );
    this.name = 'NoChromiumError';
  }
}

/** Does something with a browser that is closed afterwards. Throws a `NoChromiumError` where there is none. */
export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openChromium();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function openChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  // Packages of the tests are not installed where a site is only served.
  const playwright = await import('@playwright/test').catch(() => undefined);
  if (!playwright || !existsSync(executablePath)) throw new NoChromiumError();
  return playwright.chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
}
