import { islandHydrates } from '../page-events.ts';
import { hydrateIsland } from './hydrate-islands.ts';

/** Milliseconds that an early action waits for code. Later, its effect would come as a surprise. A choice (decision 48). */
export const patience = 5000;

/** The island that an event happened in, if it is not hydrated yet. */
export const earlyIsland = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-awake])') : null;

/**
 * Hydrates an island for an action in it. Rejects when its code fails, or has not arrived in time; from then on the
 * action is not repeated, though the island may still be hydrated.
 */
export function hydrateSoon(island: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patience);
    // The code is here, so the action is repeated however long React takes.
    island.addEventListener(islandHydrates, () => clearTimeout(timer), { once: true });
    hydrateIsland(island).then(resolve, reject);
  });
}
