/** Uses what this tab keeps through loads. Gives undefined where that is blocked, full or not as expected. */
export function inTab<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
