import { languageOf } from 'pagewright/browser';
import type { EnhanceProps } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { choicesInUrl, writeChoicesToUrl } from '../ui/records/choices-in-url.ts';
import { type Chosen, fits, searchTextOf, wordsIn } from '../ui/records/fits-choices.ts';
import { createParts } from '../ui/records/show-in-parts.ts';

type Props = EnhanceProps<typeof blocks.list>;

/** A record of the list: its element, its values for each filter, and its place in each order. */
type Entry = Props['records'][number] & { element: HTMLElement };

/** Milliseconds after the last choice until all records that fit are shown, and the address has it: browsers limit how often an address may change. */
const pause = 300;

/** Filters, sorts and searches the list while the visitor chooses. The choices stand in the address, so that it can be shared. */
export default function enhance(element: HTMLElement, { records }: Props, signal: AbortSignal): void {
  const form = element.querySelector('form');
  const status = form?.querySelector<HTMLElement>('[role="status"]');
  const clear = form?.querySelector<HTMLElement>('[type="reset"]');
  if (!form || !status || !clear) return;
  const entries = entriesIn(element, records);
  const filters = [...form.querySelectorAll<HTMLFieldSetElement>('[data-filter]')];
  const orders = form.querySelector<HTMLSelectElement>('[name$="-sort"]');
  const search = form.querySelector<HTMLInputElement>('[type="search"]');
  const texts = new Map<Entry, string>();
  const textOf = (entry: Entry): string => {
    const text = texts.get(entry) ?? searchTextOf(entry.element);
    texts.set(entry, text);
    return text;
  };
  const format = (count: number): string => count.toLocaleString(languageOf(element));
  const { showFirst, showRest } = createParts(entries.map((entry) => entry.element));
  let order = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (): void => {
    openMore(element);
    const data = new FormData(form);
    const chosen = filters.map(({ name }) => chosenIn(data, name));
    const words = wordsIn(search?.value ?? '');
    const shown = entries.filter(
      (entry) => chosen.every((one, index) => fits(entry.values[index] ?? [], one)) && words.every((word) => textOf(entry).includes(word)),
    );
    if (orders && order !== orders.selectedIndex) {
      order = orders.selectedIndex;
      sort(entries, order - 1);
    }
    showFirst(inOrder(shown, order - 1).map((entry) => entry.element));
    const { shown: some = '', none = '' } = status.dataset;
    status.textContent =
      shown.length === 0 ? none : some.replace('{shown}', format(shown.length)).replace('{count}', format(entries.length));
    const count = chosen.filter(isChosen).length;
    const mark = form.querySelector('[data-chosen]');
    if (mark) mark.textContent = count === 0 ? '' : ` (${format(count)})`;
    clear.hidden = [...data.values()].every((value) => value === '');
  };
  const finish = (): void => {
    clearTimeout(timer);
    showRest();
    writeChoicesToUrl(form);
  };
  form.addEventListener(
    'input',
    () => {
      update();
      clearTimeout(timer);
      timer = setTimeout(finish, pause);
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      finish();
    },
    { signal },
  );
  clear.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      form.reset();
      update();
      finish();
      // The button is hidden now.
      status.focus();
    },
    { signal },
  );
  // The first letter needs the texts of all records.
  search?.addEventListener('focus', () => entries.forEach(textOf), { signal, once: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
  choicesInUrl(form);
  if (![...new FormData(form).values()].every((value) => value === '')) {
    update();
    showRest();
  }
}

/** Returns the records that are in the list now. */
function entriesIn(element: HTMLElement, records: Props['records']): Entry[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return [...element.querySelectorAll<HTMLElement>('[data-entry]:not([hidden])')].flatMap((entry) => {
    const record = byId.get(entry.dataset.entry ?? '');
    return record ? [{ ...record, element: entry }] : [];
  });
}

/** Moves the records behind "Show more" to those before them: visitors who choose see all that fit. */
function openMore(element: HTMLElement): void {
  for (const more of element.querySelectorAll('[data-more]')) {
    const list = more.closest('[data-group]')?.querySelector('[data-entry]')?.parentElement;
    list?.append(...more.querySelectorAll('[data-entry]'));
    more.remove();
  }
}

function chosenIn(data: FormData, name: string): Chosen {
  const only = data.get(`${name}.is`);
  const [from = '', to = ''] = ['from', 'to'].map((end) => String(only ?? data.get(`${name}.${end}`) ?? ''));
  return { options: data.getAll(name).map(String).filter(Boolean), from, to };
}

const isChosen = ({ options, from, to }: Chosen): boolean => options.length > 0 || from !== '' || to !== '';

/** Returns records in one of the orders; without an order, as they were. */
function inOrder(entries: readonly Entry[], order: number): Entry[] {
  const rank = ({ ranks }: Entry): number => ranks[order] ?? 0;
  return [...entries].sort((a, b) => rank(a) - rank(b));
}

/** Sorts the records of each group. */
function sort(entries: readonly Entry[], order: number): void {
  for (const { element } of inOrder(entries, order)) element.parentElement?.append(element);
}
