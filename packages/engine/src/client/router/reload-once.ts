const storageKey = 'loaded-for-build';

/** True when the visitor has typed something into a form of the page. */
function hasFormInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/**
 * Loads a page with the browser, at most once per build and never when that would discard form input. Returns whether it
 * does. Returns false when storage is blocked, because nothing would stop a reload loop.
 */
export function reloadOncePerBuild(build: string, path: string): boolean {
  if (hasFormInput()) return false;
  try {
    if (sessionStorage.getItem(storageKey) === build) return false;
    sessionStorage.setItem(storageKey, build);
  } catch {
    return false;
  }
  location.assign(path);
  return true;
}
