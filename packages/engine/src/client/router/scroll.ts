import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type Positions = Record<string, number>;

const storageKey = 'scroll-positions';

/** Records the scroll position of each history entry, and stores them for reloads of the tab. */
export function recordScrollPositions(router: Router): void {
  const positions = readPositions();
  router.enableScrollRestoration(positions, () => scrollY);
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    // After a page load, the browser restores the position.
    history.scrollRestoration = 'auto';
    positions[router.state.location.key] = scrollY;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Without storage, history entries from before a reload open at the top.
    }
  });
}

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(entries.flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])));
  } catch {
    return {};
  }
}

/** Returns an element, or the block with it while the element is hidden: the code of a block shows its parts when it comes near. */
const visiblePartOf = (target: HTMLElement): Element =>
  target.getClientRects().length > 0 ? target : (target.closest('[data-island]') ?? target);

/**
 * Scrolls after a navigation: to the recorded position on back and forward, to the anchor, else to the top. `restored` is
 * the router's `restoreScrollPosition`: a position in pixels, or false or null when there is none.
 */
export function restoreScroll(restored: number | false | null, hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (typeof restored === 'number') scrollTo({ top: restored, behavior: 'instant' });
  else if (target) visiblePartOf(target).scrollIntoView();
  else scrollTo({ top: 0 });
}
