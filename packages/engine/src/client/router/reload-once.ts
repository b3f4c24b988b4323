const storageKey = 'loaded-for-build';

/** Whether a form of the page holds anything that a load would lose. */
function isFormFilled(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/**
 * Loads a page the ordinary way, at most once for each build and never while a form is filled.
 * Returns whether it does. Where storage is blocked it does not: nothing would stop a loop.
 */
export function reloadOncePerBuild(build: string, path: string): boolean {
  if (isFormFilled()) return false;
  try {
    if (sessionStorage.getItem(storageKey) === build) return false;
    sessionStorage.setItem(storageKey, build);
  } catch {
    return false;
  }
  location.assign(path);
  return true;
}
