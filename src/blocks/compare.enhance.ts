import { languageOf } from 'pagewright/browser';
import { maxCompared } from '../ui/records/max-compared.ts';

/** Shows only the records that the visitor chooses. With fewer than two there is nothing to compare, so all are shown. The address names the chosen ones. */
export default function enhance(element: HTMLElement, _props: object, signal: AbortSignal): void {
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[data-choice] input')];
  const records = [...element.querySelectorAll<HTMLTableRowElement>('[data-record]')];
  const [head] = element.querySelector('table')?.rows ?? [];
  const frame = element.querySelector('[tabindex]');
  const status = element.querySelector<HTMLElement>('[data-chosen]');
  const format = (count: number): string => count.toLocaleString(languageOf(element));

  const show = (): void => {
    const { length } = boxes.filter(({ checked }) => checked);
    for (const box of boxes) box.disabled = length === maxCompared && !box.checked;
    for (const [index, record] of records.entries()) record.hidden = length > 1 && !boxes[index]?.checked;
    if (status) status.textContent = length === 0 ? '' : (status.dataset.chosen ?? '').replace('{count}', format(length));
    if (length > 1) frame?.removeAttribute('tabindex');
    else frame?.setAttribute('tabindex', '0');
    if (head) markDifferences(head, records);
  };

  const named = (new URLSearchParams(location.search).get('compare') ?? '').split(',');
  const chosen = boxes.filter(({ value }) => named.includes(value)).slice(0, maxCompared);
  for (const box of boxes) box.checked = chosen.includes(box);
  for (const box of boxes)
    box.addEventListener(
      'change',
      () => {
        show();
        writeToUrl(boxes.filter(({ checked }) => checked).map(({ value }) => value));
      },
      { signal },
    );
  if (chosen.length > 0) show();
}

/** Marks the fields in which the visible records have several values; none when these are all fields. */
function markDifferences(head: HTMLTableRowElement, records: readonly HTMLTableRowElement[]): void {
  const visible = records.filter(({ hidden }) => !hidden);
  const columns = [...head.cells].slice(1).map((label, index) => {
    const values = new Set(visible.map(({ cells }) => cells[index + 1]?.dataset.value));
    return { cells: [label, ...records.map(({ cells }) => cells[index + 1])], isDifferent: values.size > 1 };
  });
  const isMarked = columns.some(({ isDifferent }) => !isDifferent);
  for (const { cells, isDifferent } of columns) for (const cell of cells) cell?.toggleAttribute('data-differs', isMarked && isDifferent);
}

function writeToUrl(ids: readonly string[]): void {
  const url = new URL(location.href);
  if (ids.length === 0) url.searchParams.delete('compare');
  else url.searchParams.set('compare', ids.join(','));
  // Commas stay readable.
  url.search = url.search.replaceAll('%2C', ',');
  history.replaceState(history.state, '', url);
}
