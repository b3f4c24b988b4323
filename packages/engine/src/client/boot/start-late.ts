import { loadLate } from './modules.ts';
import { whenPainted } from './when-painted.ts';

/** Starts the late module after the first paint. Rejects when it fails to load; then the page works as a plain page. */
export async function startLate(): Promise<void> {
  const endReloads = reloadOnHistory();
  await whenPainted;
  const { start } = await loadLate();
  start(endReloads);
}

/**
 * Reloads the page when the visitor goes to a history entry that a router pushed before a reload: without a router only the
 * URL would change. Returns a function that ends this, for when a router handles the history.
 */
function reloadOnHistory(): () => void {
  const shownPath = location.pathname;
  const reload = (): void => {
    if (location.pathname !== shownPath) location.reload();
  };
  addEventListener('popstate', reload);
  return () => removeEventListener('popstate', reload);
}
