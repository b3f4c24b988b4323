import { classNames, LineIcon } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

type Props = PropsOf<(typeof blocks)['comparison-table']>;

const marked = 'lg:bg-highlight/20';

/**
 * A table on wide screens; on others each row is a list under its feature. The roles are written out, because browsers drop
 * those of a table whose parts are displayed in another way.
 */
export default function ComparisonTable({ id, blockKey, background, heading, text, columns, rows, footnote, strings }: Props) {
  const headingId = `${blockKey}-heading`;
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
      {columns.some(({ highlight }) => highlight) && (
        <ul aria-hidden="true" className="mt-8 grid gap-2 lg:hidden">
          {columns.map(
            ({ name, highlight }, at) =>
              highlight && (
                <li key={at} className="flex flex-wrap items-center gap-3 font-semibold">
                  <span className="badge">{highlight}</span>
                  {name}
                </li>
              ),
          )}
        </ul>
      )}
      <table role="table" aria-labelledby={headingId} className="mt-8 block w-full border-collapse lg:mt-12 lg:table lg:table-fixed">
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row">
            <td role="cell" />
            {columns.map(({ name, highlight }, at) => (
              <th
                key={at}
                scope="col"
                role="columnheader"
                className={classNames(
                  'border-b-2 border-current/40 p-4 text-center align-bottom',
                  highlight && `${marked} rounded-t-panel`,
                )}
              >
                {highlight && <span className="badge mx-auto mb-3">{highlight}</span>}
                <span className="font-display text-xl font-title">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block lg:table-row-group">
          {rows.map(({ label, text: about, values }, index) => (
            <tr key={index} role="row" className="block max-w-xl border-b border-current/15 py-5 lg:table-row lg:max-w-none">
              <th scope="row" role="rowheader" className="block pb-2 text-start align-top lg:table-cell lg:py-5 lg:pe-6">
                <span className="font-display text-lg font-title lg:text-base">{label}</span>
                {about && <span className="mt-1 block font-normal opacity-85">{about}</span>}
              </th>
              {values.map((value, at) => (
                <td
                  key={at}
                  role="cell"
                  className={classNames(
                    'flex justify-between gap-6 py-1.5 align-top lg:table-cell lg:p-5 lg:text-center',
                    columns[at]?.highlight && `${marked} font-semibold`,
                  )}
                >
                  <span aria-hidden="true" className="w-2/5 shrink-0 opacity-85 lg:hidden">
                    {columns[at]?.name}
                  </span>
                  <Value value={value} strings={strings.comparison} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
      {footnote && <p className="mt-6 text-small opacity-85">{footnote}</p>}
    </Section>
  );
}

const tick = 'M5 13l4.5 4.5L19 7';
const dash = 'M7 12h10';

function Value({ value, strings }: { value: boolean | string; strings: Props['strings']['comparison'] }) {
  if (typeof value === 'string') return <span className="min-w-0 text-end">{value}</span>;
  return (
    <span className={value ? 'accent' : undefined}>
      <LineIcon path={value ? tick : dash} className={classNames('inline-block size-6', !value && 'opacity-60')} />
      <span className="sr-only">{value ? strings.included : strings.notIncluded}</span>
    </span>
  );
}
