import { fragmentOf } from '@pagewright/core/browser';
import type { createBrowserRouter } from 'react-router-dom';
import { unmountIslands } from '../islands.tsx';
import { pageShown } from '../page-events.ts';
import { trustPrerendered } from '../trusted-types.ts';

/** Shows a fetched page: head, attributes of the body, header, blocks. Moves the focus and announces the title. */
export function showPage(page: Document): void {
  unmountIslands();
  replaceHead(page.head);
  replaceData(page.body);
  for (const part of ['[data-header-slot]', '#main']) {
    const shown = document.querySelector(part);
    const next = page.querySelector(part);
    if (shown && next) shown.innerHTML = trustPrerendered(next.innerHTML);
  }
  document.getElementById('main')?.focus({ preventScroll: true });
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = page.title;
  document.dispatchEvent(new Event(pageShown));
}

/** What all pages have in their head, and what scripts add to it. */
const commonParts = 'script, style, [http-equiv], [rel="manifest"]';

/** Elements that are the same on both pages stay, so that the browser fetches no icon or font again. */
function replaceHead(next: HTMLHeadElement): void {
  const before = ownParts(document.head);
  const after = ownParts(next);
  for (const part of before) if (!after.some((one) => one.isEqualNode(part))) part.remove();
  for (const part of after) if (!before.some((one) => one.isEqualNode(part))) document.head.append(document.importNode(part, true));
}

const ownParts = (head: HTMLHeadElement): Element[] => [...head.children].filter((part) => !part.matches(commonParts));

/** Replaces the attributes of the body that the code of a page reads, and its layout. */
function replaceData({ className, dataset }: HTMLElement): void {
  const { body } = document;
  body.className = className;
  for (const name of Object.keys(body.dataset)) if (dataset[name] === undefined) delete body.dataset[name];
  Object.assign(body.dataset, { ...dataset });
}

export type Router = ReturnType<typeof createBrowserRouter>;
type Positions = Record<string, number>;

const storageKey = 'scroll-positions';

/** Records the scroll position of each history entry, and stores them for reloads of the tab. */
export function recordScrollPositions(router: Router): void {
  const positions = readPositions();
  router.enableScrollRestoration(positions, () => scrollY);
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    // After a page load, the browser restores the position.
    history.scrollRestoration = 'auto';
    positions[router.state.location.key] = scrollY;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Without storage, history entries from before a reload open at the top.
    }
  });
}

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(entries.flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])));
  } catch {
    return {};
  }
}

/** Returns an element, or the block with it while the element is hidden: the code of a block shows its parts when it comes near. */
const visiblePartOf = (target: HTMLElement): Element =>
  target.getClientRects().length > 0 ? target : (target.closest('[data-island]') ?? target);

/**
 * Scrolls after a navigation: to the recorded position on back and forward, to the anchor, else to the top. `restored` is
 * the router's `restoreScrollPosition`: a position in pixels, or false or null when there is none.
 */
export function restoreScroll(restored: number | false | null, hash: string): void {
  const target = document.getElementById(fragmentOf(hash));
  if (typeof restored === 'number') scrollTo({ top: restored, behavior: 'instant' });
  else if (target) visiblePartOf(target).scrollIntoView();
  else scrollTo({ top: 0 });
}
