import { withChromium } from 'pagewright/chromium';

/** Opens a page, clicks a button of an island and waits until it has another text. Returns what went wrong in the browser. */
export const clickUntil = (address: string, name: string, text: string): Promise<string[]> =>
  withChromium(async (browser) => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(address);
    // An island is hydrated once it is in view.
    await page.getByRole('button', { name }).scrollIntoViewIfNeeded();
    await page.locator('[data-hydrated]').getByRole('button', { name }).click();
    await page.locator('button', { hasText: text }).waitFor();
    return faults;
  });
