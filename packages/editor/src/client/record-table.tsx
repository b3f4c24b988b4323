import { fillIn } from '@pagewright/core/browser';
import type { OfferedCollection, WrittenRecord } from 'pagewright/editing';
import { type Field, type FieldSources, labelOf } from 'pagewright/fields';
import { type ClipboardEvent, Fragment, type ReactNode, useMemo, useState } from 'react';
import type { Language } from '../texts/index.ts';
import type { EditorParts } from './editor-parts.ts';
import { columnsOf, fieldIn, hasWords, inOrder } from './record-columns.ts';
import { RecordRow } from './record-row.tsx';
import { headerRows, useRowsInView } from './use-rows-in-view.ts';

type TableProps = EditorParts & { offered: OfferedCollection; words: string; language: Language; sources: FieldSources };

type Order = { by: string | undefined; isDescending: boolean };

/** The records as a table, sorted by any column. Of many, only the rows near the part in view are rendered. */
export function RecordTable({ offered, words, language, sources, ...parts }: TableProps): ReactNode {
  const { texts, state } = parts;
  const { records } = state;
  const [{ by, isDescending }, setOrder] = useState<Order>({ by: undefined, isDescending: false });
  const columns = useMemo(() => columnsOf(offered), [offered]);
  const { title, picture: pictureField } = offered.roles;
  const picture = useMemo(
    () => (records.some(({ value }) => fieldIn(value, pictureField) !== undefined) ? pictureField : undefined),
    [records, pictureField],
  );
  // As the pages of the site sort them.
  const [ofSite = language] = state.outline?.languages ?? [];
  const sorted = useMemo(() => inOrder(records, { by, isDescending, language: ofSite }), [records, by, isDescending, ofSite]);
  const found = useMemo(() => sorted.filter((record) => hasWords(record, words)), [sorted, words]);
  const lists = useMemo(() => endsOfLists(records), [records]);
  const { body, shown, height, onFocus } = useRowsInView(found.length);
  const hasOrder = by === undefined && words.trim() === '' && records.every(({ path }) => path.length > 0);
  const header = (name: string, label: string): ReactNode => (
    <th
      key={name}
      scope="col"
      className={name === (title ?? 'id') ? 'title' : undefined}
      aria-sort={by !== name ? undefined : isDescending ? 'descending' : 'ascending'}
    >
      <button type="button" onClick={() => setOrder(nextOrder({ by, isDescending }, name))}>
        {label} <span aria-hidden="true">{by !== name ? '' : isDescending ? '↓' : '↑'}</span>
      </button>
    </th>
  );
  const gap = (rows: number): ReactNode => rows > 0 && <Gap height={rows * height} />;
  const isPart = shown.length < found.length;
  const [isOfSheet, setOfSheet] = useState(false);
  // A cell takes one value: the others would stand in it too.
  const refuseCells = (event: ClipboardEvent): void => {
    const hasCells = event.clipboardData.getData('text/plain').trim().includes('\t');
    if (hasCells) {
      event.preventDefault();
      event.stopPropagation();
    }
    setOfSheet(hasCells);
  };
  return (
    <>
      <p role="status" className="about">
        {fillIn(texts.found, { count: found.length, all: records.length })}
        {isPart && ` ${texts.searchAll}`}
      </p>
      {found.length === 0 && <p>{texts.nothingFound}</p>}
      <div role="alert">{isOfSheet && <p className="problem">{texts.noSheet}</p>}</div>
      <div className={isPart ? 'table long' : 'table'}>
        <table aria-rowcount={found.length + headerRows} onPasteCapture={refuseCells}>
          <thead>
            <tr aria-rowindex={headerRows}>
              {picture !== undefined && <th scope="col">{labelIn(offered.fields, picture)}</th>}
              {header(title ?? 'id', title === undefined ? 'id' : labelIn(offered.fields, title))}
              {columns.map((field) => header(field.name, labelOf(field)))}
              <th scope="col">{texts.recordState}</th>
              {hasOrder && <td />}
            </tr>
          </thead>
          <tbody ref={body} onFocus={onFocus}>
            {shown.map((index, place) => {
              const record = found[index];
              if (!record) return null;
              const { first, last } = lists.get(listOf(record)) ?? {};
              const ends = hasOrder ? { isFirst: record === first, isLast: record === last } : undefined;
              return (
                <Fragment key={`${record.file} ${record.key}`}>
                  {gap(index - (shown[place - 1] ?? -1) - 1)}
                  <RecordRow
                    {...parts}
                    {...{ record, offered, columns, picture, language, sources, ends }}
                    rowIndex={index + headerRows + 1}
                  />
                </Fragment>
              );
            })}
            {gap(found.length - (shown.at(-1) ?? -1) - 1)}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Stands for rows that are not rendered. */
const Gap = ({ height }: { height: number }): ReactNode => (
  <tr
    ref={(row) => {
      if (row) row.style.height = `${height}px`;
    }}
  />
);

/** Names the list that a record is in. */
const listOf = ({ file, list }: WrittenRecord): string => JSON.stringify([file, list]);

/** Returns the first and the last record of each list. */
function endsOfLists(records: readonly WrittenRecord[]): Map<string, { first: WrittenRecord; last: WrittenRecord }> {
  const ends = new Map<string, { first: WrittenRecord; last: WrittenRecord }>();
  for (const record of records) ends.set(listOf(record), { first: ends.get(listOf(record))?.first ?? record, last: record });
  return ends;
}

const labelIn = (fields: readonly Field[], name: string): string => labelOf(fields.find((field) => field.name === name) ?? { name });

/** Returns the order after a click on a column: ascending, descending, then that of the file. */
function nextOrder({ by, isDescending }: Order, name: string): Order {
  if (by !== name) return { by: name, isDescending: false };
  return isDescending ? { by: undefined, isDescending: false } : { by, isDescending: true };
}
