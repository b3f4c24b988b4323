/**
 * Reloads the page when the visitor goes to a history entry that a router pushed before a reload: without a router only the
 * URL would change. Returns a function that ends this, for when a router handles the history.
 */
export function reloadOnHistory(): () => void {
  const shownPath = location.pathname;
  const reload = (): void => {
    if (location.pathname !== shownPath) location.reload();
  };
  addEventListener('popstate', reload);
  return () => removeEventListener('popstate', reload);
}
