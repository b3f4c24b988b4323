import { loadIslands } from './modules.ts';
import { watchView } from './watch-view.ts';
import { whenLoaded } from './when-loaded.ts';

/** How far below the window an island is when its code is fetched, once the visitor has begun to move. */
const reach = '400px 0px';

/** Hydrates an island. A failure leaves its HTML as it is, which reads and works as far as it can without script. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { hydrate } = await loadIslands();
  await hydrate(element);
}

/** Resolves with the first movement on the page: by pointer, by key, or by scrolling. */
const firstIntent: Promise<void> = new Promise((resolve) => {
  for (const type of ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart']) {
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
  }
});

/**
 * Hydrates each island of the page when it is in the window, and from the first movement on when it is near.
 * Never before `load`.
 */
export async function hydrateIslands(signal: AbortSignal): Promise<void> {
  await whenLoaded;
  hydrateWithin('0px', signal);
  await firstIntent;
  hydrateWithin(reach, signal);
}

function hydrateWithin(rootMargin: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  watchView(
    document.querySelectorAll('[data-island]'),
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        hydrateIsland(target).catch(reportError);
      }
    },
    { rootMargin, signal },
  );
}
