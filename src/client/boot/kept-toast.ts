import { loadIslands } from './modules.ts';
import { whenLoaded } from './when-loaded.ts';

const storageKey = 'toast';

/** Keeps a message for the page that is about to be loaded. Where storage is blocked, that page speaks for itself. */
export function keepToast(text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // The page after a message says that it has arrived.
  }
}

/** Shows the message that was kept for this load, once. */
export async function showKeptToast(): Promise<void> {
  const text = takeToast();
  if (!text) return;
  await whenLoaded;
  (await loadIslands()).showToast('success', text);
}

function takeToast(): string | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return text;
  } catch {
    return null;
  }
}
