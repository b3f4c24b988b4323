import type { Locator, Page } from '@playwright/test';
import { nextFrame } from './frames.ts';
import { openWithLate } from './late.ts';

/** Opens a page with a paused clock, so that `scrollend` comes only when a test runs the clock. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await openWithLate(page, path);
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

/** Returns the keys of the blocks that are not fully visible or not at their final position. */
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

/** Returns the keys of the blocks that are at least partly in the viewport. */
export const blocksInWindow = (page: Page): Promise<string[]> =>
  page.locator('[data-block]').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? [block.getAttribute('data-key') ?? ''] : [];
    }),
  );
