import { withTabStorage } from '../../browser/storage.ts';
import { actionTimeout } from './hydrate-for-action.ts';
import { loadToasts } from './modules.ts';
import { whenLoaded } from './when-loaded.ts';
import { withTimeout } from './with-timeout.ts';

const storageKey = 'toast';

/** Stores a toast for the next page load. Does nothing when storage is blocked. */
export function storeToast(text: string): void {
  withTabStorage((storage) => storage.setItem(storageKey, text));
}

/** Shows the stored toast once. Rejects when its code does not load within `actionTimeout`, so that it never appears late. */
export async function showStoredToast(): Promise<void> {
  const text = withTabStorage((storage) => {
    const stored = storage.getItem(storageKey);
    storage.removeItem(storageKey);
    return stored;
  });
  if (!text) return;
  await whenLoaded;
  (await withTimeout(loadToasts(), actionTimeout)).showToast('success', text);
}
