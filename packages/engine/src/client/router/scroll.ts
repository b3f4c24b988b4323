import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type Positions = Record<string, number>;

const storageKey = 'scroll-positions';

/** Remembers how far each entry of the history was scrolled, over reloads of the tab as well. */
export function recordScrollPositions(router: Router): void {
  const positions = readPositions();
  router.enableScrollRestoration(positions, () => scrollY);
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    // The browser restores what it loads by itself.
    history.scrollRestoration = 'auto';
    positions[router.state.location.key] = scrollY;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Without storage, entries of an earlier load open at their top.
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

/**
 * Goes where a navigation leads: to the place left on back and forward, to the anchor, else to the top.
 * `restored` is the router's: a position, or false and null where there is none.
 */
export function restoreScroll(restored: number | false | null, hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (typeof restored === 'number') scrollTo({ top: restored, behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else scrollTo({ top: 0 });
}
