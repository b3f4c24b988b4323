import { fillInCount, languageOf } from 'pagewright/browser';
import type { Part, SearchResult } from 'pagewright/search';
import type { CountText } from 'pagewright/strings';

/** The results of a search, and the sentence above them, which screen readers announce. */
type ResultList = {
  show: (query: string, results: readonly SearchResult[]) => void;
  showLoading: () => void;
  showFailure: () => void;
  clear: () => void;
};

/** Connects the list of results in a search block. Undefined when the block has none. */
export function createResultList(element: HTMLElement): ResultList | undefined {
  const status = element.querySelector<HTMLElement>('[data-search-status]');
  const list = element.querySelector('[data-search-results]');
  const template = element.querySelector('template');
  if (!status || !list || !template) return undefined;
  const { found = '', none = '', loading = '', failed = '' } = status.dataset;
  const forms: CountText = JSON.parse(found);
  const write = (text: string): void => {
    status.textContent = text;
  };
  return {
    show: (query, results) => {
      list.replaceChildren(...results.map((result) => fillIn(template.content.cloneNode(true), result)));
      if (results.length === 0) write(none.replace('{query}', () => query));
      else write(fillInCount(forms, results.length, languageOf(element)));
    },
    showLoading: () => {
      if (list.childElementCount === 0) write(loading);
    },
    showFailure: () => {
      list.replaceChildren();
      write(failed);
    },
    clear: () => {
      list.replaceChildren();
      write('');
    },
  };
}

function fillIn(item: Node, { path, title, excerpt }: SearchResult): Node {
  if (!(item instanceof DocumentFragment)) return item;
  const link = item.querySelector('a');
  link?.setAttribute('href', path);
  link?.replaceChildren(...toNodes(title));
  item.querySelector('p')?.append(...toNodes(excerpt));
  return item;
}

function toNodes(parts: readonly Part[]): (Node | string)[] {
  return parts.map(({ text, isMatch }) => {
    if (!isMatch) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
