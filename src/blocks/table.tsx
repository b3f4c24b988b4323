import { classNames } from 'pagewright/react';
import type { PropsOf } from 'pagewright/schema';
import type { blocks } from '../../schemas/blocks/index.ts';
import { Section } from '../ui/section.tsx';
import { Heading } from '../ui/text/heading.tsx';

const cell = 'border-b border-current/15 py-4 pe-6 align-top last:pe-0';

/** A wide table scrolls inside its frame, whose end fades out while there is more. The keyboard can reach the frame when a narrow window may be too small for the table. */
export default function Table({ id, blockKey, background, heading, text, columns, rows, footnote }: PropsOf<typeof blocks.table>) {
  const headingId = `${blockKey}-heading`;
  const isNumeric = columns.map((_, at) => isColumnOfAmounts(rows.map((row) => row[at] ?? '').filter((cell) => cell !== '')));
  const alignmentOf = (at: number): string => (isNumeric[at] === true ? 'text-end' : 'text-start');
  return (
    <Section id={id} background={background} labelledBy={headingId}>
      <Heading id={headingId} text={text}>
        {heading}
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        className="scroll-hint mt-12 overflow-x-auto"
        role="group"
        aria-labelledby={headingId}
        tabIndex={mayScroll([columns, ...rows]) ? 0 : undefined}
      >
        <table className="w-full border-collapse [font-variant-numeric:tabular-nums]" aria-labelledby={headingId}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th
                  key={at}
                  scope="col"
                  className={classNames(cell, 'border-b-2 border-current/40 font-display font-title', alignmentOf(at))}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], index) => (
              <tr key={index}>
                <th scope="row" className={classNames(cell, 'font-semibold', alignmentOf(0))}>
                  {name}
                </th>
                {cells.map((value, at) => (
                  <td key={at} className={classNames(cell, alignmentOf(at + 1))}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {footnote && <p className="mt-6 text-small opacity-85">{footnote}</p>}
    </Section>
  );
}

/** True when all texts are amounts. Years, and numbers with a word such as "9 am", stand at the start as texts do. */
const isColumnOfAmounts = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => amount.test(cell)) && !cells.every((cell) => /^(?:1[5-9]|20)\d\d$/.test(cell));

/** A number with its signs and a unit, such as "€1,200", "-3.5 %" or "12 kg". */
const amount = /^(?:[\p{Sc}+−–-]?\s?\p{Sc}?\d[\d.,\s]*\s?(?:[%\p{Sc}]|kg|g|mg|t|km|m|cm|mm|l|ml|h|min|s|kWh|MB|GB|kB)?)$/u;

/** Pixels. The width of a wide letter, the distance between columns, and what a window of 320 pixels leaves for the table. */
const letter = 11;
const gap = 24;
const narrowest = 270;

/** True when the longest words of the columns, which do not break, may be wider together than the narrowest window. */
function mayScroll(rows: readonly (readonly string[])[]): boolean {
  const [first = []] = rows;
  const longest = first.map((_, at) => Math.max(...rows.flatMap((row) => (row[at] ?? '').split(/\s+/).map(({ length }) => length))));
  return longest.reduce((sum, length) => sum + length * letter + gap, 0) > narrowest;
}
