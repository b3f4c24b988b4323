import { classNames, fillIn, Glyph, type ShownFilter, type ShownRecords } from 'pagewright/react';
import type { Strings } from 'pagewright/strings';

/** More options than this are a menu of the browser, of which visitors choose one. */
const maxCheckboxes = 8;

type Words = { language: string; strings: Pick<Strings, 'list' | 'records'> };

type VisitorControlsProps = Words & {
  visitors: NonNullable<ShownRecords['visitors']>;
  /** The number of records. */
  count: number;
  /** The start of the names in the address of the page. */
  name: string;
  labelledBy: string;
};

/** The fields with which visitors filter, sort and search a list. list.enhance.ts runs them; without script they are hidden. */
export function VisitorControls({ visitors: { filters, orders, search }, count, name, labelledBy, ...words }: VisitorControlsProps) {
  const { list } = words.strings;
  const number = count.toLocaleString(words.language);
  return (
    <>
      <search aria-labelledby={labelledBy} className="mt-10 hidden script:block">
        <form autoComplete="off">
          <div className="grid gap-6 print:hidden">
            {(search || orders.length > 0) && (
              <div className="flex flex-wrap gap-x-6 gap-y-4">
                {search && (
                  <label className="max-w-md grow basis-64">
                    <span className="mb-2 block font-semibold">{list.search}</span>
                    <input type="search" name={`${name}-search`} enterKeyHint="search" maxLength={100} className="form-box" />
                  </label>
                )}
                {orders.length > 0 && (
                  <label className="max-w-md grow basis-56">
                    <span className="mb-2 block font-semibold">{list.sort}</span>
                    <select name={`${name}-sort`} className="form-box">
                      <option value="">{list.asListed}</option>
                      {orders.map((order) => (
                        <option key={order.name} value={order.name}>
                          {orderLabel(order, list)}
                        </option>
                      ))}
                    </select>
                  </label>
                )}
              </div>
            )}
            {filters.length > 0 && (
              <details open={filters.length === 1} className="group">
                <summary className="button button-quiet">
                  <span>
                    {list.filter}
                    <span data-chosen />
                  </span>
                  <Glyph name="plus" className="size-5 transition-transform duration-200 group-open:rotate-45" />
                </summary>
                <div className={classNames('mt-6 grid gap-x-10 gap-y-6', filters.length > 1 && 'sm:grid-cols-2 lg:grid-cols-3')}>
                  {filters.map((filter) => (
                    <fieldset key={filter.name} name={`${name}.${filter.name}`} data-filter className="min-w-0">
                      <legend className="mb-2 font-semibold">{legendOf(filter, words.language)}</legend>
                      <FilterInputs filter={filter} name={`${name}.${filter.name}`} {...words} />
                    </fieldset>
                  ))}
                </div>
              </details>
            )}
          </div>
          <div className="mt-6 flex min-h-11 flex-wrap items-center gap-x-6">
            <p role="status" tabIndex={-1} data-shown={list.shown} data-none={list.none}>
              {fillIn(list.shown, { shown: number, count: number })}
            </p>
            <button type="reset" hidden className="min-h-11 text-link cursor-pointer print:hidden">
              {list.clear}
            </button>
          </div>
        </form>
      </search>
      <PagesOfValues filters={filters} />
    </>
  );
}

function orderLabel({ name, label }: { name: string; label: string }, list: Strings['list']): string {
  if (name === 'newest' || name === 'oldest') return list[name];
  return name.endsWith(' descending') ? fillIn(list.descending, { field: label }) : label;
}

function legendOf(filter: ShownFilter, language: string): string {
  const unit = filter.kind === 'number' ? unitOf(filter.format, language) : undefined;
  return unit === undefined ? filter.label : `${filter.label} (${unit})`;
}

/** Returns the unit of the numbers of a filter: a sign such as €, or what stands after them. */
function unitOf(format: Extract<ShownFilter, { kind: 'number' }>['format'], language: string): string | undefined {
  if (format?.type === 'number' || format?.type === 'range') return format.unit;
  if (format?.type !== 'money') return undefined;
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: format.currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value;
}

function FilterInputs({ filter, name, strings: { list, records } }: Words & { filter: ShownFilter; name: string }) {
  // A record fits when the number is within its range.
  if (filter.kind === 'number' && filter.format?.type === 'range')
    return <input type="number" step="any" name={`${name}.is`} aria-label={filter.label} className="form-box max-w-48" />;
  if (filter.kind === 'number' || filter.kind === 'date')
    return (
      <div className="grid max-w-md grid-cols-2 gap-4">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="min-w-0">
            <span className="mb-1 block text-small">{list[end]}</span>
            <input type={filter.kind} step={filter.kind === 'number' ? 'any' : undefined} name={`${name}.${end}`} className="form-box" />
          </label>
        ))}
      </div>
    );
  const options =
    filter.kind === 'options'
      ? filter.options
      : [
          { value: 'true', label: records.yes },
          { value: 'false', label: records.no },
        ];
  if (options.length > maxCheckboxes)
    return (
      <select name={name} aria-label={filter.label} className="form-box max-w-md">
        <option value="">{list.any}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <div className="flex flex-wrap gap-x-6">
      {options.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
          <input type="checkbox" name={name} value={value} className="size-6 shrink-0 accent-current" />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** Without script: links to the pages that the site has for values of a field. */
function PagesOfValues({ filters }: { filters: readonly ShownFilter[] }) {
  const withPages = filters.flatMap((filter) => {
    const options = filter.kind === 'options' ? filter.options.filter(({ href }) => href !== undefined) : [];
    return options.length === 0 ? [] : [{ ...filter, options }];
  });
  if (withPages.length === 0) return null;
  return (
    <dl className="mt-10 grid gap-4 script:hidden">
      {withPages.map(({ name, label, options }) => (
        <div key={name} className="flex flex-wrap gap-x-6 gap-y-1">
          <dt className="font-semibold">{label}</dt>
          {options.map((option) => (
            <dd key={option.value}>
              <a href={option.href} className="text-link">
                {option.label}
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
