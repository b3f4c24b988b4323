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
