/** Returns the fragment of a URL without its percent escapes, as browsers compare it with ids. Empty for a URL without one. */
export function fragmentOf(url: string): string {
  const hash = url.indexOf('#');
  const fragment = hash < 0 ? '' : url.slice(hash + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
