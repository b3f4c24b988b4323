/**
 * Reloads the page when its address is that of another: the visitor went back or forward while it was loading, to an entry that
 * a router had pushed before a reload. No script ran then that could notice. Browsers that do not tell which address they loaded
 * keep the page.
 */
export function reloadAtOtherAddress(): void {
  const loaded = performance.getEntriesByType('navigation')[0]?.name;
  if (loaded?.startsWith(location.origin) && new URL(loaded).pathname !== location.pathname) location.reload();
}
