import { expect, type Locator, type Page } from '@playwright/test';

/** Goes to a place of the page at once, however smoothly it scrolls. */
export const jumpTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls from the top to the end in steps of most of a window, as a reader does, letting each step be drawn. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.85) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await drawn();
  });
}

/** The block of a type, with its wrapper. */
export const blockOf = (page: Page, type: string): Locator => page.locator(`[data-block="${type}"]`).first();

/** Brings an interactive block into view and waits until its code reacts. */
export async function wake(page: Page, type: string): Promise<Locator> {
  const block = blockOf(page, type);
  await block.scrollIntoViewIfNeeded();
  await expect(block).toHaveAttribute('data-hydrated');
  return block;
}

/** Waits until the page's scrolling has come to rest. */
export async function scrolled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = Number.NaN;
    let still = 0;
    while (still < 6) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
  });
}

/** Waits until nothing is on its way from one look to another any more. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
