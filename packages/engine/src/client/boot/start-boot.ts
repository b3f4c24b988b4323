import { onEachPage } from '../page-events.ts';
import { handleEarlyInput } from './early-input.ts';
import { hydrateIslands } from './hydrate-islands.ts';
import { loadLate, type Modules, setModules, whenPainted } from './load-code.ts';
import {
  closeDrawerOnLinks,
  closeOptions,
  closePanels,
  hideFloatingButton,
  showAnnouncements,
  showByTime,
  solidifyHeader,
} from './page-parts.ts';

/**
 * Starts the behaviour that a page needs before its `load` event, and decides when to load all other code. Behaviour of one
 * page stops when client-side navigation shows another page.
 */
export function startBoot(modules: Modules): void {
  setModules(modules);
  document.documentElement.classList.add('js');
  handleEarlyInput();
  closeDrawerOnLinks();
  onEachPage([closePanels, showAnnouncements, showByTime, closeOptions, solidifyHeader, hideFloatingButton, hydrateIslands]);
  startLate().catch(reportError);
}

/** Starts the late module after the first paint. Rejects when it fails to load; then the page works as a plain page. */
async function startLate(): Promise<void> {
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
