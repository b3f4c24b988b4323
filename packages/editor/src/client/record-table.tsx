import { fillIn } from '@pagewright/core/browser';
import type { OfferedCollection, WrittenRecord } from 'pagewright/editing';
import { type Field, type FieldSources, labelOf } from 'pagewright/fields';
import { type ReactNode, useState } from 'react';
import type { Language } from '../texts/index.ts';
import type { EditorParts } from './editor-parts.ts';
import { shownForm } from './editor-state.ts';
import { RecordCell } from './record-cell.tsx';
import { columnsOf, compareValues, fieldIn, hasWords, stateOf, textOf, titleOfRecord } from './record-columns.ts';

type TableProps = EditorParts & { offered: OfferedCollection; words: string; language: Language; sources: FieldSources };

type Order = { by: string | undefined; isDescending: boolean };

/** The records as a table, sorted by any column. The short fields of the open record are edited in its row. */
export function RecordTable({ offered, words, language, sources, ...parts }: TableProps): ReactNode {
  const { session, state, texts } = parts;
  const { records, form } = state;
  const [{ by, isDescending }, setOrder] = useState<Order>({ by: undefined, isDescending: false });
  const columns = columnsOf(offered);
  const today = new Date().toISOString().slice(0, 10);
  const { title, picture: pictureField } = offered.roles;
  const picture = records.some(({ value }) => fieldIn(value, pictureField) !== undefined) ? pictureField : undefined;
  const sorted =
    by === undefined
      ? records
      : records.toSorted((one, other) => compareValues(fieldIn(one.value, by), fieldIn(other.value, by), language));
  const shown = (isDescending ? sorted.toReversed() : sorted).filter((record) => hasWords(record, words));
  const isOpen = (record: WrittenRecord): boolean => form?.file === record.file && form.at.join() === record.path.join();
  const open = (record: WrittenRecord): Promise<void> => session.openForm(record.file, record.path.map(asStep));
  const hasOrder = by === undefined && words.trim() === '' && records.every(({ path }) => path.length > 0);
  const move = async (record: WrittenRecord, step: -1 | 1): Promise<void> => {
    await session.run({ kind: 'move-record', collection: offered.name, key: record.key, by: step });
  };
  const header = (name: string, label: string): ReactNode => (
    <th key={name} scope="col" aria-sort={by !== name ? undefined : isDescending ? 'descending' : 'ascending'}>
      <button type="button" onClick={() => setOrder(nextOrder({ by, isDescending }, name))}>
        {label} <span aria-hidden="true">{by !== name ? '' : isDescending ? '↓' : '↑'}</span>
      </button>
    </th>
  );
  const row = (record: WrittenRecord): ReactNode => {
    const name = titleOfRecord(record, offered);
    const value = isOpen(record) ? shownForm(state) : record.value;
    const src = fieldIn(fieldIn(value, picture), 'src');
    const seen = stateOf(value, today);
    const list = records.filter((one) => one.list === record.list && one.file === record.file);
    return (
      <tr key={`${record.file} ${record.key}`} aria-current={isOpen(record)}>
        {picture !== undefined && <td>{typeof src === 'string' && <img src={sources.thumbnail(src)} alt="" loading="lazy" />}</td>}
        <th scope="row">
          <button type="button" aria-current={isOpen(record)} onClick={() => void open(record)}>
            {isOpen(record) ? titleOfRecord({ ...record, value }, offered) : name}
          </button>
        </th>
        {columns.map((field) => (
          <RecordCell
            key={field.name}
            field={field}
            name={name}
            text={textOf(field, fieldIn(value, field.name), { language, yes: texts.yes, no: texts.no })}
            value={value}
            onOpen={() => open(record)}
            onChange={isOpen(record) ? (next) => session.change(next) : undefined}
          />
        ))}
        <td className={seen === 'published' ? 'state' : 'state unpublished'}>{texts[seen]}</td>
        {hasOrder && (
          <td className="moves">
            <button
              type="button"
              aria-label={fillIn(texts.moveRecordUp, { name })}
              disabled={record === list[0]}
              onClick={() => void move(record, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={fillIn(texts.moveRecordDown, { name })}
              disabled={record === list.at(-1)}
              onClick={() => void move(record, 1)}
            >
              ↓
            </button>
          </td>
        )}
      </tr>
    );
  };
  return (
    <>
      <p role="status" className="about">
        {fillIn(texts.found, { count: shown.length, all: records.length })}
      </p>
      {shown.length === 0 && <p>{texts.nothingFound}</p>}
      <div className="table">
        <table>
          <thead>
            <tr>
              {picture !== undefined && <th scope="col">{labelIn(offered.fields, picture)}</th>}
              {header(title ?? 'id', title === undefined ? 'id' : labelIn(offered.fields, title))}
              {columns.map((field) => header(field.name, labelOf(field)))}
              <th scope="col">{texts.recordState}</th>
              {hasOrder && <td />}
            </tr>
          </thead>
          <tbody>{shown.map(row)}</tbody>
        </table>
      </div>
    </>
  );
}

const asStep = (step: PropertyKey): string | number => (typeof step === 'number' ? step : String(step));

const labelIn = (fields: readonly Field[], name: string): string => labelOf(fields.find((field) => field.name === name) ?? { name });

/** Returns the order after a click on a column: ascending, descending, then that of the file. */
function nextOrder({ by, isDescending }: Order, name: string): Order {
  if (by !== name) return { by: name, isDescending: false };
  return isDescending ? { by: undefined, isDescending: false } : { by, isDescending: true };
}
