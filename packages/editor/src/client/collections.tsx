import { fillIn } from '@pagewright/core/browser';
import type { OfferedCollection, WrittenRecord } from 'pagewright/editing';
import { type Field, isGroup } from 'pagewright/fields';
import { type ReactNode, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { TaskForm } from './task-form.tsx';

/** The collections of the site, to be chosen. */
export function Collections({ session, state, texts }: EditorParts): ReactNode {
  return (
    <nav aria-label={texts.collections} className="outline">
      <h2>{texts.collections}</h2>
      <ol>
        {state.offer?.collections.map(({ name }) => (
          <li key={name}>
            <button type="button" aria-current={state.collection === name} onClick={() => void session.show('collections', name)}>
              <strong>{name}</strong>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The records of the chosen collection as a table. */
export function Records(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { offer, collection, records, form } = state;
  const offered = offer?.collections.find(({ name }) => name === collection);
  if (!offered) return <section aria-label={texts.collections} className="records" />;
  const columns = columnsOf(offered);
  return (
    <section aria-label={fillIn(texts.records, { name: offered.name })} className="records">
      <NewRecord key={offered.name} {...parts} offered={offered} />
      {records.length === 0 && <p>{texts.noRecords}</p>}
      {records.length > 0 && (
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">id</th>
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <tr key={`${record.file} ${record.key}`}>
                  <th scope="row">
                    <button
                      type="button"
                      aria-current={form?.file === record.file && form.at.join() === record.path.join()}
                      onClick={() => void session.openForm(record.file, record.path.map(asStep))}
                    >
                      {record.key}
                    </button>
                  </th>
                  {columns.map(({ name }) => (
                    <td key={name}>{cellOf(record, name)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** The button that adds a record, with the list that gets it. */
function NewRecord({ offered, ...parts }: EditorParts & { offered: OfferedCollection }): ReactNode {
  const { texts } = parts;
  const [list, setList] = useState(offered.lists?.[0]);
  return (
    <TaskForm {...parts} label={texts.newRecord} task={() => ({ kind: 'create-record', collection: offered.name, list })}>
      {offered.lists && (
        <label>
          {texts.list}{' '}
          <select value={list} onChange={({ target }) => setList(target.value)}>
            {offered.lists.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
    </TaskForm>
  );
}

const asStep = (step: PropertyKey): string | number => (typeof step === 'number' ? step : String(step));

/** How many fields of a record a table shows. */
const maxColumns = 4;

/** Returns the fields that fit into a table: short ones, the required ones first. */
function columnsOf({ fields }: OfferedCollection): Field[] {
  const short = fields.filter(
    (field) =>
      field.name !== 'id' &&
      (['line', 'number', 'boolean', 'choice'].includes(field.control) || (field.control === 'text' && !field.isRich)),
  );
  return [...short.filter(({ isOptional }) => !isOptional), ...short.filter(({ isOptional }) => isOptional)].slice(0, maxColumns);
}

function cellOf({ value }: WrittenRecord, name: string): string {
  const cell = isGroup(value) ? value[name] : undefined;
  return cell === undefined || typeof cell === 'object' ? '' : String(cell);
}
