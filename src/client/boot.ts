import { markActiveSection } from './boot/active-section.ts';
import { approachIslands } from './boot/approach-islands.ts';
import { closeDrawerOnLinks } from './boot/drawer.ts';
import { catchEarlyInput } from './boot/early-input.ts';
import { playFilms } from './boot/films.ts';
import { followLinks } from './boot/follow-links.ts';
import { revealBlocks } from './boot/reveal.ts';
import { solidifyHeader } from './boot/solid-header.ts';
import { yieldChatButton } from './boot/yield-chat.ts';
import { pageShown } from './page-events.ts';

/**
 * The one script that every page starts with, inlined. It wakes what needs no library, and decides when
 * to load the code that does. What belongs to a page ends with `signal` when another page takes its place.
 */
const perPage = [solidifyHeader, revealBlocks, markActiveSection, playFilms, yieldChatButton, approachIslands];

let current = new AbortController();

function startPage(): void {
  current.abort();
  current = new AbortController();
  for (const start of perPage) start(current.signal);
}

document.documentElement.classList.add('js');
catchEarlyInput();
closeDrawerOnLinks();
followLinks();
startPage();
document.addEventListener(pageShown, startPage);
