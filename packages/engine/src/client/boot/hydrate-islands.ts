import { observeVisibility } from '../observe-visibility.ts';
import { firstInput } from './first-input.ts';
import { loadIslandsJson } from './islands-json.ts';
import { loadEnhance, loadIslands } from './modules.ts';
import { whenPainted } from './when-painted.ts';

/** The `rootMargin` within which islands hydrate after the first user input. */
const nearMargin = '400px 0px';

/** Hydrates an island, with its enhance script or with React. Rejects when its code fails; its server HTML stays in place. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  if (element.dataset.enhance !== undefined) return (await loadEnhance()).hydrate(element);
  const loading = loadIslandsJson();
  const { hydrate } = await loadIslands();
  await hydrate(element, loading);
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
