import type { ShownRecord } from 'pagewright/react';
import type { ReactNode } from 'react';

type ShowMoreProps = {
  records: readonly ShownRecord[];
  /** The number of records that are shown first. Undefined: all. */
  after: number | undefined;
  /** Returns the label for a number of records. */
  label: (count: number) => string;
  children: (part: ShownRecord[]) => ReactNode;
};

/**
 * Shows the first records, and the others when visitors open them. Browsers open them for words that a visitor searches for in the page,
 * and print them. Once open, the label is visible only with the focus, so that the records are one list.
 */
export function ShowMore({ records, after = records.length, label, children }: ShowMoreProps) {
  const visible = records.filter(({ shown }) => !shown?.isHidden);
  const next = visible[after];
  if (!next) return children([...records]);
  const start = records.indexOf(next);
  return (
    <>
      {children(records.slice(0, start))}
      <details data-more="" className="group mt-10 open:mt-0">
        <summary className="button button-quiet group-open:not-focus-visible:sr-only print:hidden">{label(visible.length - after)}</summary>
        {children(records.slice(start))}
      </details>
    </>
  );
}
