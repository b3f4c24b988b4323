import { classNames, fillIn, LineIcon, Picture, type ShownField, type ShownRecord } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { OptionalLink } from '../ui/links/optional-link.tsx';
import { compareClasses } from '../ui/records/compare-classes.ts';
import { maxCompared } from '../ui/records/max-compared.ts';
import { type RecordContext, RecordValue } from '../ui/records/record-value.tsx';
import { backgrounds, Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<typeof blocks.compare>;

/** Records side by side. Without any there is nothing to compare, so the block is left out. */
export default function Compare({ id, blockKey, background, heading, text, records: { fields, records }, site, strings }: Props) {
  if (records.length === 0) return null;
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId} className="group">
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      {records.length > 2 && <Choice records={records} language={site.language} strings={strings.compare} />}
      <p aria-hidden="true" className="mt-8 hidden items-center gap-2 text-small opacity-85 group-has-[[data-differs]]:flex">
        <LineIcon path={unequal} className="size-5 accent" />
        {strings.compare.differs}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        role="group"
        aria-labelledby={headingId}
        // A table with more columns is wider than most windows. The script removes the tab stop when it shows fewer.
        tabIndex={records.length > maxCompared ? 0 : undefined}
        className="scroll-hint mt-4 lg:overflow-x-auto"
      >
        <Table fields={fields} records={records} background={background} context={{ site, strings, blockKey }} labelledBy={headingId} />
      </div>
    </Section>
  );
}

type ChoiceProps = { records: readonly ShownRecord[]; language: string; strings: Props['strings']['compare'] };

/** What visitors choose the records with, when script runs. */
function Choice({ records, language, strings }: ChoiceProps) {
  const max = new Intl.NumberFormat(language).format(maxCompared);
  return (
    <fieldset data-choice className="mt-10 hidden print:hidden! script:block">
      <legend className="font-semibold">{fillIn(strings.choose, { max })}</legend>
      <div className="mt-3 flex flex-wrap gap-x-7 gap-y-2">
        {records.map(({ id, title, lang }, index) => (
          <label key={index} lang={lang} className="flex min-h-6 items-center gap-2.5 has-disabled:opacity-60">
            <input type="checkbox" value={id} autoComplete="off" className="size-5 shrink-0 accent-primary" />
            <span>{title}</span>
          </label>
        ))}
      </div>
      <p role="status" data-chosen={fillIn(strings.chosen, { max })} className="mt-3 min-h-6 text-small opacity-85" />
    </fieldset>
  );
}

type TableProps = {
  fields: readonly ShownField[];
  records: readonly ShownRecord[];
  background: Props['background'];
  context: RecordContext & { strings: Pick<Props['strings'], 'compare'> };
  labelledBy: string;
};

/**
 * A row for each record in the HTML: on wide screens it is a column, whose cells are in line with those of the others; on others a list
 * under the title of the record. The roles are written out: browsers drop those of a table that is displayed in another way.
 */
function Table({ fields, records, background, context, labelledBy }: TableProps) {
  const column = classNames('lg:grid lg:grid-rows-subgrid', compareClasses(fields.length));
  const rows = rowsOf(fields, records);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table role="table" aria-labelledby={labelledBy} className="block lg:grid lg:auto-cols-[minmax(11rem,1fr)] lg:grid-flow-col">
      <thead role="rowgroup" className="max-lg:sr-only lg:contents">
        <tr role="row" className={classNames(column, backgrounds[background], 'lg:sticky lg:start-0 lg:z-1')}>
          <td role="cell" className="border-b-2 border-current/40" />
          {fields.map(({ name, label }, index) => (
            <th
              key={name}
              scope="col"
              role="columnheader"
              data-differs={rows[index]?.isMarked ? '' : undefined}
              className={classNames(cell, 'pe-4 text-start font-semibold')}
            >
              <Label label={label} />
              <span className="sr-only hidden in-data-differs:inline">{` (${context.strings.compare.differs})`}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:contents">
        {records.map(({ title, href, lang, picture, closed, entries }, at) => (
          <tr key={at} role="row" data-record className={classNames('block min-w-0', column)}>
            <th
              scope="row"
              role="rowheader"
              lang={lang}
              className={classNames(
                'flex items-center gap-4 border-b-2 border-current/40 pb-3 text-start font-normal lg:flex-col lg:items-stretch lg:px-4 lg:pb-4',
                // Pictures beside each other start at the same height, titles without pictures end there.
                !picture && 'lg:justify-end',
              )}
            >
              {picture && (
                <Picture
                  image={picture}
                  sizes="(min-width: 64rem) 18rem, 7rem"
                  className="aspect-3/2 w-28 shrink-0 rounded-panel bg-current/10 object-cover lg:w-full lg:max-w-64"
                />
              )}
              <span className="min-w-0 font-display text-xl leading-snug font-title text-balance">
                <OptionalLink to={href} className="text-link font-title!">
                  {title}
                </OptionalLink>
                {closed && <span className="badge mt-2">{closed}</span>}
              </span>
            </th>
            {fields.map(({ name, label }, index) => {
              const value = entries.find((entry) => entry.name === name)?.value;
              return (
                <td
                  key={name}
                  role="cell"
                  data-value={rows[index]?.numbers[at]}
                  data-differs={rows[index]?.isMarked ? '' : undefined}
                  className={classNames(cell, 'flex justify-between gap-6 px-4 max-lg:-mx-4 lg:block data-differs:bg-highlight/15')}
                >
                  <span aria-hidden="true" className="w-2/5 shrink-0 lg:hidden">
                    <Label label={label} />
                  </span>
                  <div className="min-w-0">
                    {value ? <RecordValue value={value} context={context} /> : <span aria-hidden="true">–</span>}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

const cell = 'border-b border-current/15 py-3 align-top';
const unequal = 'M5 9h14M5 15h14M16 5 8 19';

/** The name of a field, with a mark when the shown records differ in it and not in all fields. */
const Label = ({ label }: { label: string }) => (
  <span className="flex items-start justify-between gap-2">
    {label}
    <LineIcon path={unequal} className="mt-0.5 hidden size-5 shrink-0 accent in-data-differs:block" />
  </span>
);

/** Returns the rows of fields. Those with several values are marked, unless every row has several: that would say nothing. */
function rowsOf(fields: readonly ShownField[], records: readonly ShownRecord[]) {
  const rows = fields.map(({ name }) => rowOf(name, records));
  const isMarked = rows.some(({ isDifferent }) => !isDifferent);
  return rows.map(({ numbers, isDifferent }) => ({ numbers, isMarked: isMarked && isDifferent }));
}

/** Returns a number for each value of a field, which equal values share, and whether there are several. Buttons are equal, wherever they lead. */
function rowOf(name: string, records: readonly ShownRecord[]): { numbers: number[]; isDifferent: boolean } {
  const values = records.map(({ entries }) => {
    const value = entries.find((entry) => entry.name === name)?.value;
    return JSON.stringify(value?.kind === 'button' ? value.text : value) ?? '';
  });
  const distinct = [...new Set(values)];
  return { numbers: values.map((value) => distinct.indexOf(value)), isDifferent: distinct.length > 1 };
}
