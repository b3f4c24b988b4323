import { Fields, isGroup } from 'pagewright/fields';
import type { ReactNode } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { shownForm } from './editor-state.ts';
import { TaskForm } from './task-form.tsx';

/** The fields of a part of `site.yaml`, or of a record. */
export function FormPanel(parts: EditorParts): ReactNode {
  const { state } = parts;
  return state.view === 'site' ? <SectionForm {...parts} /> : <RecordForm {...parts} />;
}

function SectionForm({ session, state }: EditorParts): ReactNode {
  const { offer, form } = state;
  const field = offer?.siteFields.find(({ name }) => name === form?.at[0]);
  if (!field || !form) return null;
  return (
    <Fields
      key={field.name}
      fields={[field]}
      path={[]}
      value={{ [field.name]: shownForm(state) }}
      onChange={(next) => session.change(isGroup(next) ? next[field.name] : undefined)}
    />
  );
}

function RecordForm(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { offer, form, collection, records } = state;
  const record = records.find(({ file, path }) => file === form?.file && path.join() === form.at.join());
  const offered = offer?.collections.find(({ name }) => name === collection);
  if (!form || !record || !offered) return <p>{texts.chooseRecord}</p>;
  return (
    <>
      <h3>
        {offered.name}/{record.key}
      </h3>
      <div className="tools">
        <TaskForm
          {...parts}
          isQuiet
          label={texts.duplicateRecord}
          task={() => ({ kind: 'create-record', collection: offered.name, list: record.list, from: record.key })}
        />
        <TaskForm
          {...parts}
          isQuiet
          label={texts.deleteRecord}
          task={() => ({ kind: 'delete-record', collection: offered.name, key: record.key })}
        />
      </div>
      <Fields
        key={`${form.file} ${form.at.join(' ')}`}
        fields={offered.fields}
        path={[]}
        value={shownForm(state)}
        onChange={(next) => session.change(next)}
      />
    </>
  );
}
