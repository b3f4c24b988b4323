import type { LivePage, OpenedPage, PageState, PageStatus } from '@pagewright/core';
import { readEmbeddedData } from '../embedded-data.ts';
import { pageShown } from '../page-events.ts';
import { isStill } from '../still-page.ts';
import { afterPress, followPresses } from './after-press.ts';
import { followDrafts } from './follow-drafts.ts';
import { isEdited, isPatching, noteSource, patchPage } from './patch-page.ts';
import { defineBlockBadge, defineProblemCard } from './problem-elements.ts';
import { reportMismatches } from './report-mismatches.ts';
import { showStatus } from './status-panel.ts';

/** The state of the blocks in the document. Both are undefined for a page that the router has just shown. */
let shown: { revision: string | undefined; page: LivePage | undefined };

/** Applies what an author saves to the open page, and shows its problems. */
export function showSavedChanges(): void {
  defineProblemCard();
  defineBlockBadge();
  addRoomBelowHeader();
  reportMismatches();
  shown = { revision: embeddedRevision(), page: undefined };
  noteSource(document.getElementById('page-data') ? readEmbeddedData().source : undefined);
  followPresses();
  const show = followDrafts((state) => afterPress(() => applyState(state)));
  import.meta.hot?.on('site:state', (state: PageState) => {
    if (embeddedRevision() === undefined) reloadOnChange(state);
    else show(state);
  });
  // The router has shown another page.
  document.addEventListener(pageShown, () => {
    if (isPatching()) return;
    shown = { revision: undefined, page: undefined };
    sendOpenedPage();
  });
  // Focus leaves a text when another one is pressed.
  addEventListener('focusout', (event) => afterPress(() => showWaiting(event)));
  sendOpenedPage();
}

/** Shows what was saved of a block while a text of it was edited in the page. */
function showWaiting({ target }: FocusEvent): void {
  const { page } = shown;
  const frame = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  const key = frame?.dataset.key;
  if (!page || !frame || isEdited(frame) || !waiting.delete(key)) return;
  patchPage({ ...page, blocks: page.blocks.filter((block) => block.key !== key) }, page);
}

function sendOpenedPage(): void {
  const opened: OpenedPage = { path: location.pathname, revision: shown.revision };
  import.meta.hot?.send('site:open', opened);
}

const embeddedRevision = (): string | undefined => (document.getElementById('page-data') ? readEmbeddedData().revision : undefined);

/** The keys of the blocks that were saved while a text of them was edited in the page. */
const waiting = new Set<string | undefined>();

/** What the preview said last about the open page. */
let lastStatus: PageStatus | undefined;
/** True when the code had an error while the page was loaded, so that some of its modules may be missing. */
let isIncomplete = false;

function applyState({ revision, page, document: html, stylesheet, status }: PageState): void {
  const style = document.querySelector('head style');
  if (stylesheet !== undefined && style) style.textContent = stylesheet;
  if (html !== undefined) patchFrame(html);
  if (!page && revision === '') location.reload();
  if (page && revision !== shown.revision) patchPage(shown.page, page);
  if (page) shown = { revision, page };
  for (const frame of document.querySelectorAll<HTMLElement>('[data-key]')) if (page && isEdited(frame)) waiting.add(frame.dataset.key);
  if (!lastStatus) isIncomplete = status?.code?.isOutdated === true;
  if (status && isIncomplete && !status.code?.isOutdated) location.reload();
  if (status) lastStatus = status;
  // The editor lists the problems itself.
  if (lastStatus && !isStill()) showStatus(lastStatus);
}

let hasReceivedState = false;

/** Reloads an error page, which has no page data, after each change. */
function reloadOnChange({ page }: PageState): void {
  if (page || hasReceivedState) location.reload();
  hasReceivedState = true;
}

/** Parts of the body that differ between pages or belong to the preview. */
const excludedParts = '#main, #preview-status, #page-data, [data-header-slot], [data-announcer], script, style';

/** Replaces the parts of the body that all pages share, such as the footer, by those of a new document. */
function patchFrame(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = next.documentElement.lang;
  const partsOf = (body: HTMLElement): Element[] => [...body.children].filter((part) => !part.matches(excludedParts));
  const before = partsOf(document.body);
  for (const [index, part] of partsOf(next.body).entries()) {
    const old = before[index];
    if (old && old.tagName === part.tagName && old.outerHTML !== part.outerHTML) old.replaceWith(document.adoptNode(part));
  }
}

/**
 * Moves the text of a card or badge at the top of the page below a header that covers the top. The site's `scroll-padding-top`
 * says how high such a header is.
 */
function addRoomBelowHeader(): void {
  const height = getComputedStyle(document.documentElement).scrollPaddingTop;
  const style = document.createElement('style');
  style.textContent = `#main > :first-child > :is(problem-card, block-badge) { --room-below-header: ${height === 'auto' ? '0px' : height}; }`;
  document.head.append(style);
}
