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
  const settle = (isAnimated: boolean): void => {
    showAll?.(isAnimated);
    showAll = undefined;
  };
  const onScroll = (): void => {
    clearTimeout(timer);
    // Ends by itself when client-side navigation takes the page away meanwhile.
    timer = setTimeout(settle, settleTime, true);
    showAll ??= revealWhileScrolling(blocks, revealOffset, revealOnce === '');
  };
  addEventListener('scroll', onScroll, { signal });
  // Capture tools make the window as tall as the page, and read it in the same frame.
  addEventListener('resize', () => settle(false), { signal });
}
