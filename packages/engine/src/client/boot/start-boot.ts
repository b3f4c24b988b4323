import { onEachPage } from '../on-each-page.ts';
import { showAnnouncements } from './announcements.ts';
import { closePanels } from './close-panels.ts';
import { closeDrawerOnLinks } from './drawer.ts';
import { handleEarlyInput } from './early-input.ts';
import { hideFloatingButton } from './hide-floating-button.ts';
import { hydrateIslands } from './hydrate-islands.ts';
import { type Modules, setModules } from './modules.ts';
import { solidifyHeader } from './solid-header.ts';
import { startLate } from './start-late.ts';

/**
 * Starts the behaviour that a page needs before its `load` event, and decides when to load all other code. Behaviour of one
 * page stops when client-side navigation shows another page.
 */
export function startBoot(modules: Modules): void {
  setModules(modules);
  document.documentElement.classList.add('js');
  handleEarlyInput();
  closeDrawerOnLinks();
  onEachPage([closePanels, showAnnouncements, solidifyHeader, hideFloatingButton, hydrateIslands]);
  startLate().catch(reportError);
}
