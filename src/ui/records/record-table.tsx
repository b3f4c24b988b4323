import { classNames, type ShownRecords } from 'pagewright/react';
import { OptionalLink } from '../links/optional-link.tsx';
import { entryProps } from './entry-props.ts';
import { Closed, type RecordContext, RecordValue } from './record-value.tsx';

type TableProps = {
  records: ShownRecords;
  context: RecordContext;
  label: string;
  /** Part of the records follows in another table, whose columns are as wide. */
  isInParts: boolean;
};

/** From which width of its frame on a table is one: with few columns sooner. Classes for the parts of the table. */
const tableLooks = {
  few: {
    table: '@2xl:table',
    head: '@max-2xl:sr-only',
    body: '@2xl:table-row-group',
    row: '@2xl:table-row',
    title: '@2xl:table-cell @2xl:py-3 @2xl:pe-6',
    cell: '@2xl:table-cell @2xl:p-3',
    empty: '@max-2xl:hidden',
    label: '@2xl:hidden',
  },
  many: {
    table: '@4xl:table',
    head: '@max-4xl:sr-only',
    body: '@4xl:table-row-group',
    row: '@4xl:table-row',
    title: '@4xl:table-cell @4xl:py-3 @4xl:pe-6',
    cell: '@4xl:table-cell @4xl:p-3',
    empty: '@max-4xl:hidden',
    label: '@4xl:hidden',
  },
};

/** A table in wide frames; in others each row is a list under its title. The roles are written out: browsers drop those of a table that is displayed in another way. */
export function RecordTable({ records: { titleLabel, fields, records }, context, label, isInParts }: TableProps) {
  const table = tableLooks[fields.length > 3 ? 'many' : 'few'];
  return (
    <div className="@container">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
      <table
        role="table"
        aria-label={label}
        className={classNames('block w-full border-collapse', isInParts && 'table-fixed', table.table)}
      >
        <thead role="rowgroup" className={classNames('in-data-more:sr-only', table.head)}>
          <tr role="row" className="border-b-2 border-current/40">
            {titleLabel === undefined ? (
              <td role="cell" />
            ) : (
              <th scope="col" role="columnheader" className="py-3 pe-6 text-start align-bottom">
                {titleLabel}
              </th>
            )}
            {fields.map(({ name, label: column }) => (
              <th key={name} scope="col" role="columnheader" className="p-3 text-start align-bottom">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={classNames('block', table.body)}>
          {records.map(({ title, href, lang, closed, entries, ...record }) => (
            <tr
              key={record.id}
              {...entryProps(record)}
              role="row"
              className={classNames('block border-b border-current/15 py-4', table.row)}
            >
              <th
                scope="row"
                role="rowheader"
                lang={lang}
                className={classNames('block pb-2 text-start align-top font-title', table.title)}
              >
                <OptionalLink to={href} className="text-link">
                  {title}
                </OptionalLink>
                {closed && <Closed>{closed}</Closed>}
              </th>
              {fields.map(({ name, label: column }) => {
                const value = entries.find((entry) => entry.name === name)?.value;
                return (
                  <td key={name} role="cell" className={classNames('flex gap-6 py-1 align-top', table.cell, !value && table.empty)}>
                    <span aria-hidden="true" className={classNames('w-2/5 shrink-0 opacity-85', table.label)}>
                      {column}
                    </span>
                    {value && (
                      <div className="min-w-0">
                        <RecordValue value={value} context={context} />
                      </div>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </div>
  );
}
