import { inTab } from '../../browser/tab-storage.ts';
import { patience } from './hydrate-soon.ts';
import { loadIslands } from './modules.ts';
import { whenLoaded } from './when-loaded.ts';
import { withTimeout } from './with-timeout.ts';

const storageKey = 'toast';

/** Keeps a message for the page that is about to be loaded. Where it cannot be kept, that page speaks for itself. */
export function storeToast(text: string): void {
  inTab((storage) => storage.setItem(storageKey, text));
}

/** Shows the message that was kept for this load, once. Rejects when its code does not load in time: later it would be a surprise. */
export async function showStoredToast(): Promise<void> {
  const text = inTab((storage) => {
    const kept = storage.getItem(storageKey);
    storage.removeItem(storageKey);
    return kept;
  });
  if (!text) return;
  await whenLoaded;
  (await withTimeout(loadIslands(), patience)).showToast('success', text);
}
