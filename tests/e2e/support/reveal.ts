import type { Locator, Page } from '@playwright/test';

/** Opens a page whose timers stand still, so that scrolling ends only when a test runs the clock. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto(path);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
}

/** Scrolls so that the top edge of a block is `inside` pixels above the lower edge of the window. */
export async function bringTop(block: Locator, inside: number): Promise<void> {
  await block.evaluate((element, pixels) => {
    const { top = 0 } = element.closest('[data-block]')?.getBoundingClientRect() ?? {};
    scrollBy({ top: top - innerHeight + pixels, behavior: 'instant' });
  }, inside);
  await nextFrame(block.page());
}

/** Waits until the observers of the page have reported the positions of the next frame. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      // An observer made later reports later, and unlike an animation frame it is no timer that the test has paused.
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );

/** The blocks of the page that are not wholly visible and in their places, by their keys. */
export const hiddenBlocks = (page: Page): Promise<string[]> =>
  page.locator('[data-block]').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const isShown = [block, ...block.children].every((element) => {
        const { opacity, transform, translate, visibility, contentVisibility } = getComputedStyle(element);
        return `${opacity} ${transform} ${translate} ${visibility} ${contentVisibility}` === '1 none none visible visible';
      });
      return isShown ? [] : [block.getAttribute('data-key') ?? ''];
    }),
  );

/** The blocks of which some part is in the window, by their keys. */
export const blocksInWindow = (page: Page): Promise<string[]> =>
  page.locator('[data-block]').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? [block.getAttribute('data-key') ?? ''] : [];
    }),
  );
