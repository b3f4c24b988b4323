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

/** Asserts which page is shown, by title, heading and address. */
export async function expectPage(page: Page, path: string, title: RegExp, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

export const home = ['/', /^Loomwright \| Software, woven well$/, 'Software, woven well.'] as const;
export const about = ['/about-us', /^About Us \| Loomwright$/, 'A small studio that finishes things.'] as const;
export const services = ['/services', /^Services \| Loomwright$/, 'Thirteen crafts, one loom.'] as const;
export const contact = ['/contact-us', /^Contact Us \| Loomwright$/, 'Let us hear the loose ends.'] as const;
