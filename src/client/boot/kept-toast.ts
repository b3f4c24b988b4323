import { inTab } from '../../ui/tab-storage.ts';
import { loadIslands } from './modules.ts';
import { whenLoaded } from './when-loaded.ts';

const storageKey = 'toast';

/** Keeps a message for the page that is about to be loaded. Where it cannot be kept, that page speaks for itself. */
export function keepToast(text: string): void {
  inTab((storage) => storage.setItem(storageKey, text));
}

/** Shows the message that was kept for this load, once. */
export async function showKeptToast(): Promise<void> {
  const text = inTab((storage) => {
    const kept = storage.getItem(storageKey);
    storage.removeItem(storageKey);
    return kept;
  });
  if (!text) return;
  await whenLoaded;
  (await loadIslands()).showToast('success', text);
}
