/** Calls `use` with sessionStorage and returns its result. Returns undefined when storage is blocked, full or malformed. */
export function withTabStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
