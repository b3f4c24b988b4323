import { fillIn } from '@pagewright/core/browser';
import type { OfferedCollection, WrittenRecord } from 'pagewright/editing';
import type { Field, FieldSources } from 'pagewright/fields';
import type { ReactNode } from 'react';
import type { Language } from '../texts/index.ts';
import type { EditorParts } from './editor-parts.ts';
import { shownForm } from './editor-state.ts';
import { RecordCell } from './record-cell.tsx';
import { fieldIn, stateOf, textOf, titleOfRecord } from './record-columns.ts';

export type RowProps = EditorParts & {
  record: WrittenRecord;
  /** The place of the row among all rows of the table, from 1. */
  rowIndex: number;
  offered: OfferedCollection;
  columns: readonly Field[];
  /** The field with the picture. Undefined where no record has one. */
  picture: string | undefined;
  language: Language;
  sources: FieldSources;
  /** Whether the record is the first or the last one of its list. Undefined where the order is not that of the file. */
  ends: { isFirst: boolean; isLast: boolean } | undefined;
};

/** A record in the table. The short fields of the open one are edited in it. */
export function RecordRow({ record, rowIndex, offered, columns, picture, language, sources, ends, ...parts }: RowProps): ReactNode {
  const { session, state, texts } = parts;
  const { form } = state;
  const isOpen = form?.file === record.file && form.at.join() === record.path.join();
  const name = titleOfRecord(record, offered);
  const value = isOpen ? shownForm(state) : record.value;
  const src = fieldIn(fieldIn(value, picture), 'src');
  const seen = stateOf(value, new Date().toISOString().slice(0, 10));
  const open = (): Promise<void> => session.openForm(record.file, record.path);
  const move = (by: -1 | 1): void => void session.run({ kind: 'move-record', collection: offered.name, key: record.key, by });
  return (
    <tr aria-current={isOpen} aria-rowindex={rowIndex} onBlur={() => session.flush()}>
      {picture !== undefined && <td>{typeof src === 'string' && <img src={sources.thumbnail(src)} alt="" loading="lazy" />}</td>}
      <th scope="row">
        <button type="button" aria-current={isOpen} onClick={() => void open()}>
          {isOpen ? titleOfRecord({ ...record, value }, offered) : name}
        </button>
      </th>
      {columns.map((field) => (
        <RecordCell
          key={field.name}
          field={field}
          name={name}
          text={textOf(field, fieldIn(value, field.name), { language, site: state.outline?.languages[0], yes: texts.yes, no: texts.no })}
          value={value}
          onOpen={open}
          onLeft={session.leftWords.add}
          onChange={isOpen ? session.changerOf(form.thing, value) : undefined}
        />
      ))}
      <td className={seen === 'published' ? 'state' : 'state unpublished'}>{texts[seen]}</td>
      {ends && (
        <td className="moves">
          <button type="button" aria-label={fillIn(texts.moveRecordUp, { name })} disabled={ends.isFirst} onClick={() => move(-1)}>
            ↑
          </button>
          <button type="button" aria-label={fillIn(texts.moveRecordDown, { name })} disabled={ends.isLast} onClick={() => move(1)}>
            ↓
          </button>
        </td>
      )}
    </tr>
  );
}
