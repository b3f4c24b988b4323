import { takeStoredToast } from '../../browser/stored-toast.ts';
import { actionTimeout } from '../action-timeout.ts';
import type { LateImports } from './late-imports.ts';
import { withTimeout } from './with-timeout.ts';

/** Shows the stored toast once. Rejects when the code for it has not loaded `actionTimeout` after `load`, so that it never appears late. */
export async function showStoredToast(load: LateImports['toasts']): Promise<void> {
  const text = takeStoredToast();
  if (!text) return;
  const toasts = await withTimeout(load(), actionTimeout - sinceLoad());
  toasts.showToast('success', text);
}

/** Milliseconds since the page's `load` event. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? performance.now() - navigation.loadEventEnd : 0;
}
