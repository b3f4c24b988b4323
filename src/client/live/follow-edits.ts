import { type PageJson, pageJsonPath } from '../../model/page-data.ts';
import { readEmbeddedData } from '../embedded-data.ts';
import { fitPage } from './fit-page.ts';
import { showProblems } from './problem-panel.ts';

type State = { revision: string; problems: string[] };
type Change = { pages: string[] | 'all'; problems: string[]; stylesheet?: string };

/** Fits what an author saves into the open page, and shows what is wrong with it. */
export function followEdits(): void {
  let shown: Promise<PageJson | undefined> = fetchPage();
  const refit = async (): Promise<void> => {
    const [before, next] = [await shown, await fetchPage()];
    shown = Promise.resolve(next);
    if (!before || !next) location.reload();
    else fitPage(before, next);
  };
  import.meta.hot?.on('site:changed', ({ pages, problems, stylesheet }: Change) => {
    const style = document.querySelector('head style');
    if (stylesheet !== undefined && style) style.textContent = stylesheet;
    if (pages === 'all' || pages.includes(location.pathname)) refit().catch(reportError);
    showProblems(problems);
  });
  catchUp().catch(reportError);
}

/** What was saved between the drawing of this page and the moment at which it began to listen. */
async function catchUp(): Promise<void> {
  const response = await fetch('/@site/state');
  const { revision, problems }: State = await response.json();
  if (revision === readEmbeddedData().client.build) showProblems(problems);
  else location.reload();
}

async function fetchPage(): Promise<PageJson | undefined> {
  const response = await fetch(pageJsonPath(location.pathname));
  return response.ok ? response.json() : undefined;
}
