import { pageShown } from '../page-events.ts';
import { showAnnouncements } from './announcements.ts';
import { playBackgroundVideo } from './background-video.ts';
import { closeDrawerOnLinks } from './drawer.ts';
import { handleEarlyInput } from './early-input.ts';
import { hideFloatingButton } from './hide-floating-button.ts';
import { hydrateIslands } from './hydrate-islands.ts';
import { handleIslandEvents, interceptLinks } from './intercept-links.ts';
import { markActiveSection } from './mark-active-section.ts';
import { type Modules, setModules } from './modules.ts';
import { revealBlocks } from './reveal.ts';
import { solidifyHeader } from './solid-header.ts';
import { showStoredToast } from './stored-toast.ts';
import { measureVitals } from './vitals.ts';

const pageStarters = [
  showAnnouncements,
  solidifyHeader,
  revealBlocks,
  markActiveSection,
  playBackgroundVideo,
  hideFloatingButton,
  hydrateIslands,
];

let current = new AbortController();

function startPage(): void {
  current.abort();
  current = new AbortController();
  for (const start of pageStarters) start(current.signal);
}

/**
 * Starts the behaviour that needs no library, and decides when to load the code that does. Behaviour of one page stops
 * when client-side navigation shows another page.
 */
export function startBoot(modules: Modules): void {
  setModules(modules);
  document.documentElement.classList.add('js');
  handleEarlyInput();
  closeDrawerOnLinks();
  interceptLinks();
  handleIslandEvents();
  startPage();
  measureVitals().catch(reportError);
  showStoredToast().catch(reportError);
  document.addEventListener(pageShown, startPage);
}
