import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The viewport of a phone, slightly narrower than Lighthouse's. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Opens a page on a phone with an empty cache, calls `work` and closes it. */
export async function onPhone<Result>(browser: Browser, work: (page: Page, context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Scrolls to the end of a page like a reader, half a screen at a time. */
export async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(800);
}

/** Nobody presses a control in the same moment in which it comes into view. In milliseconds. */
const reaction = 250;

/** Uses every control that stays on the page: buttons, disclosures, checkboxes, tabs, forms, the menu in the header. */
export async function pressControls(page: Page): Promise<void> {
  const controls = page.locator('main :is(button, summary, label:has(input[type="checkbox"]), [role="tab"])');
  for (const control of await controls.all()) {
    // Skips controls that another control has hidden or a toast covers.
    await control.scrollIntoViewIfNeeded({ timeout: 1_500 }).catch(() => undefined);
    await page.waitForTimeout(reaction);
    await control.click({ timeout: 1_500 }).catch(() => undefined);
  }
  // The button that opens the menu comes first. The others are inside the menu.
  const menu = page.locator('header button:visible').first();
  if ((await menu.count()) > 0) {
    await page.waitForTimeout(reaction);
    await menu.click();
    await page.keyboard.press('Escape');
  }
  await page.waitForTimeout(500);
}
