/**
 * Fetches a module with low priority, so that the pictures and fonts of the page come first. An import after it uses the same
 * request; by itself, it would have a high priority.
 */
export function fetchWithLowPriority(module: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: module, fetchPriority: 'low' }));
}
