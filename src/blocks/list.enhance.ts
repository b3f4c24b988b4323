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
  let sorted = entries;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const count = (shown: number): void => {
    const { shown: some = '', none = '' } = status.dataset;
    status.textContent = shown === 0 ? none : some.replace('{shown}', format(shown)).replace('{count}', format(entries.length));
  };
  const update = (): void => {
    openMore(element);
    if (orders && order !== orders.selectedIndex) {
      order = orders.selectedIndex;
      sorted = sort(entries, order - 1);
    }
    const data = new FormData(form);
    const chosen = filters.map(({ name }) => chosenIn(data, name));
    const words = wordsIn(search?.value ?? '');
    const shown = sorted.filter(
      (entry) => chosen.every((one, index) => fits(entry.values[index] ?? [], one)) && words.every((word) => textOf(entry).includes(word)),
    );
    showFirst(shown.map((entry) => entry.element));
    count(shown.length);
    const used = chosen.filter(isChosen).length;
    const mark = form.querySelector('[data-chosen]');
    if (mark) mark.textContent = used === 0 ? '' : ` (${format(used)})`;
    clear.hidden = isEmpty(data);
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
  if (isEmpty(new FormData(form))) count(entries.length);
  else {
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

/** True while the visitor has chosen nothing. */
const isEmpty = (data: FormData): boolean => [...data.values()].every((value) => value === '');

const isChosen = ({ options, from, to }: Chosen): boolean => options.length > 0 || from !== '' || to !== '';

/** Sorts the records of each group; without an order, as they were. Returns them as they stand in the list. */
function sort(entries: readonly Entry[], order: number): Entry[] {
  const lists = [...new Set(entries.map(({ element }) => element.parentElement))];
  const place = ({ element }: Entry): number => lists.indexOf(element.parentElement);
  const rank = ({ ranks }: Entry): number => ranks[order] ?? 0;
  const sorted = [...entries].sort((a, b) => place(a) - place(b) || rank(a) - rank(b));
  for (const { element } of sorted) element.parentElement?.append(element);
  return sorted;
}
