/** Calls `use` with sessionStorage and returns its result. Returns undefined when storage is blocked, full or malformed. */
export const withTabStorage = <Result>(use: (storage: Storage) => Result): Result | undefined => guarded(() => use(sessionStorage));

/** Calls `use` with localStorage, which outlives the tab. Returns undefined when storage is blocked, full or malformed. */
export const withLastingStorage = <Result>(use: (storage: Storage) => Result): Result | undefined => guarded(() => use(localStorage));

/** Reading the global itself throws when storage is blocked. */
function guarded<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const toastKey = 'toast';

/** Stores a toast for the next page load. Does nothing when storage is blocked. */
export function storeToast(text: string): void {
  withTabStorage((storage) => storage.setItem(toastKey, text));
}

/** Removes the stored toast and returns its text. Returns null or undefined without one. */
export const takeStoredToast = (): string | null | undefined =>
  withTabStorage((storage) => {
    const stored = storage.getItem(toastKey);
    storage.removeItem(toastKey);
    return stored;
  });
