import { keyOfAnchor } from './tab-ids.ts';

/** Returns the key of the tab that the URL names, as the anchor of its panel or as `?tab=key`. Empty when it names none. */
export function keyInUrl(): string {
  const { hash, searchParams } = new URL(location.href);
  return keyOfAnchor(hash) ?? searchParams.get('tab') ?? '';
}

/** Writes the open tab to the URL, so that a reload or a shared link opens it again. */
export function writeKeyToUrl(key: string): void {
  const url = new URL(location.href);
  if (keyOfAnchor(url.hash) !== undefined) url.hash = '';
  url.searchParams.set('tab', key);
  history.replaceState(history.state, '', url);
}
