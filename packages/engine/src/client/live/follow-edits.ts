import type { OpenedPage, PageState } from '../../model/live-messages.ts';
import type { PageJson } from '../../model/page-data.ts';
import { readEmbeddedData } from '../embedded-data.ts';
import { pageShown } from '../page-events.ts';
import { patchFrame } from './patch-frame.ts';
import { isFitting, patchPage, removeAdded } from './patch-page.ts';
import { defineProblemCard } from './problem-card.ts';
import { showProblems } from './problem-panel.ts';

/** The state that the blocks on the screen are in; nothing is known of a page that the router has just drawn. */
let shown: { revision: string | undefined; page: PageJson | undefined };

/** Fits what an author saves into the open page, and shows what is wrong with it. */
export function followEdits(): void {
  defineProblemCard();
  shown = { revision: embeddedRevision(), page: undefined };
  import.meta.hot?.on('site:state', (state: PageState) => {
    if (embeddedRevision() === undefined) standBy(state);
    else show(state);
  });
  // The router has drawn another page.
  document.addEventListener(pageShown, () => {
    if (isFitting()) return;
    removeAdded();
    shown = { revision: undefined, page: undefined };
    open();
  });
  open();
}

function open(): void {
  const opened: OpenedPage = { path: location.pathname, revision: shown.revision };
  import.meta.hot?.send('site:open', opened);
}

const embeddedRevision = (): string | undefined => (document.getElementById('page-data') ? readEmbeddedData().client.build : undefined);

function show({ revision, page, document: html, stylesheet, problems }: PageState): void {
  const style = document.querySelector('head style');
  if (stylesheet !== undefined && style) style.textContent = stylesheet;
  if (html !== undefined) patchFrame(html);
  if (!page && revision === '') location.reload();
  if (page && revision !== shown.revision) patchPage(shown.page, page);
  if (page) shown = { revision, page };
  showProblems(problems);
}

let isWaiting = false;

/** What a page does that only explains why there is nothing to show: it is loaded anew with whatever has changed. */
function standBy({ page }: PageState): void {
  if (page || isWaiting) location.reload();
  isWaiting = true;
}
