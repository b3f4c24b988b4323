import { watchView } from './watch-view.ts';

/**
 * Lets blocks appear as they come into view, so many pixels inside the lower edge as the page says.
 * Only what lies below the window is hidden, and only here: without this script everything is visible.
 */
export function revealBlocks(signal: AbortSignal): void {
  const { revealOffset = '0', revealOnce } = document.body.dataset;
  watchView(
    document.querySelectorAll('[data-reveal]'),
    (entries, observer) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const isBelow = !isIntersecting && boundingClientRect.top > (rootBounds?.bottom ?? 0);
        if (isIntersecting) {
          target.classList.replace('reveal-pending', 'reveal-moves');
          if (revealOnce !== undefined) observer.unobserve(target);
        } else if (isBelow) {
          target.classList.remove('reveal-moves');
          target.classList.add('reveal-pending');
        }
      }
    },
    { rootMargin: `0px 0px -${revealOffset}px 0px`, signal },
  );
}
