import { revealWhileScrolling } from './reveal-while-scrolling.ts';

/** Milliseconds after the last scroll event until every block is shown. A choice (decision 47). */
const settleTime = 150;

/**
 * Reveals the page's blocks while the visitor scrolls, `data-reveal-offset` pixels above the window's lower
 * edge. With `data-reveal-once` on the body, each block is revealed once. At rest no block is hidden, so that
 * captures and printouts of a whole page are complete.
 */
export function revealBlocks(signal: AbortSignal): void {
  const { revealOffset = '0', revealOnce } = document.body.dataset;
  const blocks = new Set(document.querySelectorAll('[data-reveal]'));
  let showAll: ReturnType<typeof revealWhileScrolling> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (isAnimated: boolean): void => {
    showAll?.(isAnimated);
    showAll = undefined;
  };
  const onScroll = (): void => {
    clearTimeout(timer);
    // The timer also ends the effect after client-side navigation has replaced the page.
    timer = setTimeout(stop, settleTime, true);
    showAll ??= revealWhileScrolling(blocks, revealOffset, revealOnce === '');
  };
  addEventListener('scroll', onScroll, { signal });
  // Capture tools make the window as tall as the page and take the picture in the same frame.
  addEventListener('resize', () => stop(false), { signal });
}
