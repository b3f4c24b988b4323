import { expect, type Page } from '@playwright/test';

/** Marks the document that is loaded now, so that a later load can be told. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, 'isMarked', true);
  });

/** Whether the document that was marked is still the one shown. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

/** Follows a link of the footer the way people do: over it, then a press. */
export async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link.hover();
  await link.click();
}

/** A page as a visitor tells it: its path, its title and its heading. */
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
