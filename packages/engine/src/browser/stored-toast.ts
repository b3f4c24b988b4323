import { withTabStorage } from './storage.ts';

const storageKey = 'toast';

/** Stores a toast for the next page load. Does nothing when storage is blocked. */
export function storeToast(text: string): void {
  withTabStorage((storage) => storage.setItem(storageKey, text));
}

/** Removes the stored toast and returns its text. Returns null or undefined without one. */
export const takeStoredToast = (): string | null | undefined =>
  withTabStorage((storage) => {
    const stored = storage.getItem(storageKey);
    storage.removeItem(storageKey);
    return stored;
  });
