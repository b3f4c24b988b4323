import { actionTimeout } from '../action-timeout.ts';
import { islandHydrate } from '../page-events.ts';
import { hydrateIsland } from './hydrate-islands.ts';

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
