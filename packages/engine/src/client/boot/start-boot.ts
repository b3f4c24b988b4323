import { pageShown } from '../page-events.ts';
import { markActiveSection } from './active-section.ts';
import { closeDrawerOnLinks } from './drawer.ts';
import { catchEarlyInput } from './early-input.ts';
import { followLinks, handleIslandEvents } from './follow-links.ts';
import { hideFloatingButton } from './hide-floating-button.ts';
import { hydrateIslands } from './hydrate-islands.ts';
import { type Modules, provideModules } from './modules.ts';
import { revealBlocks } from './reveal.ts';
import { solidifyHeader } from './solid-header.ts';
import { showStoredToast } from './stored-toast.ts';
import { playVideos } from './videos.ts';
import { measureVitals } from './vitals.ts';

const perPage = [solidifyHeader, revealBlocks, markActiveSection, playVideos, hideFloatingButton, hydrateIslands];

let current = new AbortController();

function startPage(): void {
  current.abort();
  current = new AbortController();
  for (const start of perPage) start(current.signal);
}

/**
 * Wakes what needs no library, and decides when to load the code that does. What belongs to a page ends
 * with its `signal` when another page takes its place.
 */
export function startBoot(modules: Modules): void {
  provideModules(modules);
  document.documentElement.classList.add('js');
  catchEarlyInput();
  closeDrawerOnLinks();
  followLinks();
  handleIslandEvents();
  startPage();
  measureVitals().catch(reportError);
  showStoredToast().catch(reportError);
  document.addEventListener(pageShown, startPage);
}
