import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';

/** Marks the loaded document, so that a test can detect a later load. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, 'isMarked', true);
  });

/** True when the marked document is still the one in the page. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

/**
 * Hovers a link, which loads the router, and waits until the router has started: a click that waits 300 ms for it loads the page
 * instead. From its start, the router restores scroll positions in place of the browser.
 */
export async function hoverLink(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Follows a link with the router. */
export async function followLink(page: Page, link: Locator): Promise<void> {
  await hoverLink(page, link);
  await link.click();
}

/** Follows a link of the footer. */
export const follow = (page: Page, name: string): Promise<void> =>
  followLink(page, page.getByRole('contentinfo').getByRole('link', { name, exact: true }));

/** Handles requests of script, such as those of client-side navigation for pages. Pages that the browser loads pass. */
export async function routeFetched(context: BrowserContext, url: string, handle: (route: Route) => Promise<void>): Promise<void> {
  await context.route(url, (route) => (route.request().isNavigationRequest() ? route.fallback() : handle(route)));
}

/** What identifies a page to a visitor: its path, its title and its heading. */
export type Place = readonly [path: string, title: RegExp, heading: string];

/** Asserts which page is shown, by title, heading and address. */
export async function expectPage(page: Page, path: string, title: RegExp, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

export const home: Place = ['/', /^Loomwright \| Software, woven well$/, 'Software, woven well.'];
export const about: Place = ['/about-us', /^About Us \| Loomwright$/, 'A small studio that finishes things.'];
export const services: Place = ['/services', /^Services \| Loomwright$/, 'Thirteen crafts, one loom.'];
export const contact: Place = ['/contact-us', /^Contact Us \| Loomwright$/, 'Let us hear the loose ends.'];
