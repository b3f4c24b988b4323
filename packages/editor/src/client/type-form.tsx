import { fillIn } from '@pagewright/core/browser';
import { isGroup } from 'pagewright/fields';
import { type ReactNode, useState } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { shownForm } from './editor-state.ts';
import { TaskForm, TextInput } from './task-form.tsx';
import { TypeFieldRows } from './type-field-rows.tsx';
import { fieldsIn, kindOf } from './type-fields.ts';

/** The fields that stand for a record, with the kinds that each may have. */
const roles = [
  { role: 'title', text: 'roleTitle', kinds: ['text'] },
  { role: 'picture', text: 'rolePicture', kinds: ['image'] },
  { role: 'summary', text: 'roleSummary', kinds: ['text'] },
  { role: 'date', text: 'roleDate', kinds: ['date', 'period'] },
] as const;

/** The type of the shown collection: what its records are called, their fields, and which of these stand for a record. */
export function TypeForm(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { form, chosen } = state;
  const type = shownForm(state);
  if (!form || !isGroup(type)) return null;
  const fields = fieldsIn(type);
  const name = form.file.replace(/^types\/|\.yaml$/g, '');
  const change = session.changerOf(chosen, type);
  const set = (setting: string, value: unknown): void => {
    const { [setting]: _, ...others } = type;
    change(value === '' ? others : { ...type, [setting]: value });
  };
  return (
    <>
      <h3>{fillIn(texts.fieldsOf, { name })}</h3>
      <TextInput label={texts.manyCalled} value={String(type.many ?? '')} onChange={(many) => set('many', many)} />
      <TextInput label={texts.oneCalled} value={String(type.one ?? '')} onChange={(one) => set('one', one)} />
      <TypeFieldRows key={chosen?.id} {...parts} fields={fields} onChange={(next) => set('fields', next)}>
        {(field) => (
          <>
            {['group', 'list'].includes(kindOf(fields[field] ?? {})) && (
              <p className="about">{fillIn(texts.innerFields, { file: form.file })}</p>
            )}
            <EditorDialog label={texts.renameField} title={texts.renameField} close={texts.close}>
              {(close) => <RenameField {...parts} type={name} field={field} onDone={close} />}
            </EditorDialog>
          </>
        )}
      </TypeFieldRows>
      {roles.map(({ role, text, kinds }) => {
        const fitting = Object.entries(fields).filter(([, field]) => kinds.some((kind) => kind === kindOf(field)));
        return (
          <label key={role} className="field">
            <strong>{texts[text]}</strong>
            <select value={String(type[role] ?? '')} onChange={({ target }) => set(role, target.value)}>
              <option value="">{texts.byItself}</option>
              {fitting.map(([field, { label = field }]) => (
                <option key={field} value={field}>
                  {String(label)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </>
  );
}

/** Gives a field another name in the type, its records, and every page that names it. */
function RenameField({ type, field, onDone, ...parts }: EditorParts & { type: string; field: string; onDone: () => void }): ReactNode {
  const { texts } = parts;
  const [to, setTo] = useState(field);
  return (
    <TaskForm {...parts} label={texts.renameField} task={() => ({ kind: 'rename-field', type, from: field, to })} onDone={onDone}>
      <p className="about">{fillIn(texts.renameFieldHint, { name: field })}</p>
      <TextInput label={fillIn(texts.newFieldName, { name: field })} value={to} onChange={setTo} />
    </TaskForm>
  );
}
