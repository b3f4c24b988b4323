import { revealWhileScrolling } from './reveal-while-scrolling.ts';
import { watchView } from './watch-view.ts';

/** Milliseconds after the last scroll event until every block is shown. */
const settleTime = 150;

/**
 * Reveals the page's blocks while the visitor scrolls, `data-reveal-offset` pixels above the window's lower
 * edge. With `data-reveal-once` on the body, blocks that were in the window before are not hidden again. At
 * rest no block is hidden, so that captures and printouts of a whole page are complete.
 */
export function revealBlocks(signal: AbortSignal): void {
  const { revealOffset = '0', revealOnce } = document.body.dataset;
  const blocks = new Set(document.querySelectorAll('[data-reveal]'));
  let showAll: ReturnType<typeof revealWhileScrolling> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (isAnimated: boolean): void => {
    clearTimeout(timer);
    showAll?.(isAnimated);
    showAll = undefined;
  };
  const onScroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, settleTime, true);
    showAll ??= revealWhileScrolling(blocks, revealOffset);
  };
  if (revealOnce !== undefined) {
    const removeSeen: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) blocks.delete(target);
    };
    watchView(blocks, removeSeen, { signal });
  }
  addEventListener('scroll', onScroll, { passive: true, signal });
  // Capture tools make the window as tall as the page, and read it in the same frame.
  addEventListener('resize', () => settle(false), { signal });
  signal.addEventListener('abort', () => settle(false));
}
