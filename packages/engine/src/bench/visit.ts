import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone as Lighthouse has it, a little narrower. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Opens a phone with nothing in its cache for the time of `work`. */
export async function onPhone<Result>(browser: Browser, work: (page: Page, context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Scrolls to the end of a page as a reader does, a part of the screen at a time. */
export async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(800);
}

/** Uses every control of a page that leads to no other: buttons, what opens, what is ticked, forms, the menu. */
export async function pressControls(page: Page): Promise<void> {
  const controls = page.locator('main :is(button, summary, label:has(input[type="checkbox"]), [role="tab"])');
  for (const control of await controls.all()) {
    // What another control has hidden, and what a notice covers, is passed over.
    await control.click({ timeout: 1_500 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.keyboard.press('Escape');
  }
  await page.waitForTimeout(500);
}
