import { type PageJson, pageJsonPath } from '../../model/page-data.ts';
import { fitPage } from './fit-page.ts';
import { showProblems } from './problem-panel.ts';

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
  fetch('/@site/problems').then(async (response) => showProblems(await response.json()), reportError);
}

async function fetchPage(): Promise<PageJson | undefined> {
  const response = await fetch(pageJsonPath(location.pathname));
  return response.ok ? response.json() : undefined;
}
