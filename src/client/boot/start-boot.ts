import { pageShown } from '../page-events.ts';
import { markActiveSection } from './active-section.ts';
import { approachIslands } from './approach-islands.ts';
import { closeDrawerOnLinks } from './drawer.ts';
import { catchEarlyInput } from './early-input.ts';
import { playFilms } from './films.ts';
import { followLinks, heedIslands } from './follow-links.ts';
import { showKeptToast } from './kept-toast.ts';
import { type Modules, provideModules } from './modules.ts';
import { revealBlocks } from './reveal.ts';
import { solidifyHeader } from './solid-header.ts';
import { measureVitals } from './vitals.ts';
import { yieldChatButton } from './yield-chat.ts';

const perPage = [solidifyHeader, revealBlocks, markActiveSection, playFilms, yieldChatButton, approachIslands];

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
  heedIslands();
  startPage();
  measureVitals().catch(reportError);
  showKeptToast().catch(reportError);
  document.addEventListener(pageShown, startPage);
}
