import type { SearchPages } from 'pagewright/search';
import { moveThroughResults } from '../ui/search/move-through-results.ts';
import { createResultList } from '../ui/search/result-list.ts';

/** Milliseconds after the last letter until the results change. */
const pause = 120;

/**
 * Searches while the visitor types. Fetches the index on first use. The query stands in the address, so that going back to
 * this page shows the same results.
 */
export default function enhance(element: HTMLElement, _props: object, signal: AbortSignal): void {
  const form = element.querySelector<HTMLFormElement>('[data-search]');
  const field = form?.querySelector('input');
  const list = createResultList(element);
  if (!form || !field || !list) return;
  let loading: Promise<SearchPages> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = (): Promise<SearchPages> => {
    loading ??= import('pagewright/search')
      .then(({ loadSearch }) => loadSearch(form.dataset.search ?? '', document.documentElement.lang))
      .catch((error: unknown) => {
        // The next letter tries again.
        loading = undefined;
        throw error;
      });
    return loading;
  };

  const update = async (): Promise<void> => {
    const query = field.value.trim();
    writeQuery(query);
    if (query === '') return list.clear();
    list.showLoading();
    try {
      const find = await load();
      // A later letter shows its own results.
      if (query === field.value.trim() && !signal.aborted) list.show(query, find(query));
    } catch (error) {
      reportError(error);
      list.showFailure();
    }
  };

  const updateLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), pause);
  };
  const updateNow = (event: Event): void => {
    event.preventDefault();
    clearTimeout(timer);
    void update();
  };

  field.addEventListener('input', updateLater, { signal });
  form.addEventListener('submit', updateNow, { signal });
  moveThroughResults(element, field, signal);
  signal.addEventListener('abort', () => clearTimeout(timer));
  // What the visitor typed before this script ran stays.
  if (field.value === '') field.value = new URLSearchParams(location.search).get('q') ?? '';
  if (field.value !== '') void update();
}

function writeQuery(query: string): void {
  const url = new URL(location.href);
  if (query === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  history.replaceState(history.state, '', url);
}
