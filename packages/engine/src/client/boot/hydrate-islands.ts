import type { IslandsJson } from '@pagewright/core';
import { observeVisibility } from '../observe-visibility.ts';
import { islandHydrate } from '../page-events.ts';
import { actionTimeout } from '../timeouts.ts';
import { firstInput, loadEnhance, loadIslands, whenPainted } from './load-code.ts';

/** The `rootMargin` within which islands hydrate after the first user input. */
const nearMargin = '400px 0px';

/** Hydrates an island, with its enhance script or with React. Rejects when its code fails; its server HTML stays in place. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  if (element.dataset.enhance !== undefined) return (await loadEnhance()).hydrate(element);
  const loading = loadIslandsJson();
  const { hydrate } = await loadIslands();
  await hydrate(element, loading);
}

/** Returns the island that contains an event target, when it is not hydrated yet. */
export const unhydratedIsland = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-hydrated])') : null;

/**
 * Hydrates an island for a user action in it. Rejects when its code fails or does not load within `actionTimeout`; the
 * caller must not repeat the action then, although the island may still hydrate.
 */
export function hydrateForAction(island: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, actionTimeout);
    // The code has loaded, so React may take as long as it needs.
    island.addEventListener(islandHydrate, () => clearTimeout(timer), { once: true });
    hydrateIsland(island).then(resolve, reject);
  });
}

/**
 * Hydrates each island of the page when it is in the viewport, and after the first user input also when it is near.
 * Waits for the first paint. Stops when `signal` aborts.
 */
export async function hydrateIslands(signal: AbortSignal): Promise<void> {
  await whenPainted;
  // Now, so that an island that comes into view much later neither waits for it nor gets that of a later build.
  loadIslandsJson();
  hydrateWithin('0px', signal);
  await firstInput;
  hydrateWithin(nearMargin, signal);
}

function hydrateWithin(rootMargin: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  observeVisibility(
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

const requests = new Map<string, Promise<IslandsJson | undefined>>();

/** Fetches the islands of the page that is shown, once. Resolves with undefined when that fails; the next call tries again. */
async function loadIslandsJson(): Promise<IslandsJson | undefined> {
  const url = document.body.dataset.islands;
  if (url === undefined) return undefined;
  const started = requests.get(url) ?? fetch(url).then((response) => response.json());
  requests.set(url, started);
  return started.catch(() => {
    requests.delete(url);
    return undefined;
  });
}
