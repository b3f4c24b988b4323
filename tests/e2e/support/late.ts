import type { Page } from '@playwright/test';

/** Opens a page and waits until its late module has started, which the boot script loads after `load`. */
export async function openWithLate(page: Page, path: string): Promise<void> {
  const response = page.waitForResponse(/\/assets\/late-[^/]+\.js$/);
  await page.goto(path);
  const url = (await response).url();
  // The boot script has imported it earlier, so it goes on earlier as well.
  await page.evaluate((module) => import(module), url);
}
