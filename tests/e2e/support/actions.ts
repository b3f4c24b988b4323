import { expect, type Locator, type Page } from '@playwright/test';
import { withTimeout } from './frames.ts';

/** Scrolls to a position immediately, without smooth scrolling. */
export const jumpTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/**
 * Scrolls from the top to the end in steps of most of a window, as a reader does. Waits until the browser has rendered each step, at
 * most a second: Chromium sometimes stops rendering a page, and most tests need no frame of each step.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = (): Promise<void> =>
      new Promise((resolve) => {
        setTimeout(resolve, 1000);
        // It reports after those of the page. Where a test sets the clock, an animation frame is a timer that waits for no frame.
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.85) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await nextFrame();
  });
}

/** The first block of a type, with its wrapper. */
export const blockOf = (page: Page, type: string): Locator => page.locator(`[data-block="${type}"]`).first();

/** Scrolls an interactive block into view and waits until it is hydrated. */
export async function hydrate(page: Page, type: string): Promise<Locator> {
  const block = blockOf(page, type);
  await block.scrollIntoViewIfNeeded();
  await expect(block).toHaveAttribute('data-hydrated');
  return block;
}

/** Waits until the scroll position has not changed for six frames. */
export const waitForScrollEnd = (page: Page): Promise<void> =>
  withTimeout(
    page.evaluate(async () => {
      let last = Number.NaN;
      let still = 0;
      while (still < 6) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        still = scrollY === last ? still + 1 : 0;
        last = scrollY;
      }
    }),
  );

/** Waits until all CSS transitions have finished. */
export const waitForAnimations = (page: Page): Promise<void> =>
  withTimeout(
    page.evaluate(async () => {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    }),
  );
