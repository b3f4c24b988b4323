import { fillIn } from '@pagewright/core/browser';
import type { OfferedCollection, SiteTask } from 'pagewright/editing';
import { Fields } from 'pagewright/fields';
import { type ReactNode, useRef, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { fieldIn } from './record-columns.ts';
import { suggestedPath } from './suggested-path.ts';
import { TaskForm } from './task-form.tsx';

type NewRecordProps = EditorParts & { offered: OfferedCollection; onDone: () => void };

/** The form for a new record: its title and its required fields. The id is made from the title. */
export function NewRecord({ offered, onDone, ...parts }: NewRecordProps): ReactNode {
  const { session, state, texts } = parts;
  const { name: collection, fields, lists, roles } = offered;
  const [list, setList] = useState(lists?.[0]);
  const [value, setValue] = useState<object>({});
  const [isDraft, setDraft] = useState(false);
  const [isLast, setLast] = useState(true);
  const inputs = useRef<HTMLDivElement>(null);
  const needed = fields.filter(({ name, isOptional }) => name !== 'id' && (!isOptional || name === roles.title));
  const first = needed.filter(({ name }) => name === roles.title);
  const id = suggestedPath(String(fieldIn(value, roles.title) ?? '')).slice(1);
  const known = new Set(state.records.map(({ key }) => key));
  /** What is typed, and what was sent with each task: several may be under way. */
  const typed = useRef<object>({});
  const sent = useRef(new WeakMap<SiteTask, object>());
  const change = (next: object): void => {
    typed.current = next;
    setValue(next);
  };
  const task = (): SiteTask => {
    const made: SiteTask = { kind: 'create-record', collection, list, fields: { ...value, ...(isDraft && { draft: true }) } };
    sent.current.set(made, value);
    if (!isLast) {
      // The next one can be typed while this one is made.
      change({});
      inputs.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    }
    return made;
  };
  const failed = (made: SiteTask): void => {
    if (isLast) return;
    const words = Object.values(typed.current).filter((one) => typeof one === 'string' && one !== '');
    session.leftWords.add(words.join('\n'));
    change(sent.current.get(made) ?? {});
  };
  const done = (): void => {
    if (!isLast) return;
    onDone();
    const made = session.read().records.find(({ key }) => !known.has(key));
    if (made) void session.openForm(made.file, made.path);
  };
  return (
    <TaskForm
      {...parts}
      label={texts.addRecord}
      fields={offered.fields}
      onDone={done}
      onFailed={failed}
      mayFollow={() => !isLast && Object.keys(typed.current).length > 0}
      task={task}
    >
      {lists && (
        <label className="field">
          <strong>{texts.list}</strong>
          <select value={list} onChange={({ target }) => setList(target.value)}>
            {lists.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      <div ref={inputs}>
        <Fields
          fields={[...first, ...needed.filter((field) => !first.includes(field))]}
          path={['new']}
          value={value}
          onChange={(next) => change(Object(next))}
        />
      </div>
      {id !== '' && <p className="about">{fillIn(texts.recordId, { id })}</p>}
      <label>
        <input type="checkbox" checked={isDraft} onChange={({ target }) => setDraft(target.checked)} /> {texts.asDraft}
      </label>
      <label>
        <input type="checkbox" checked={!isLast} onChange={({ target }) => setLast(!target.checked)} /> {texts.anotherOne}
      </label>
      <p className="about">{texts.otherFields}</p>
    </TaskForm>
  );
}
