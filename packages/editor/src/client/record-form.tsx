import type { WrittenRecord } from 'pagewright/editing';
import { Fields } from 'pagewright/fields';
import { type ReactNode, useCallback } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { shownForm } from './editor-state.ts';
import { LinkingPlaces } from './places.tsx';
import { titleOfRecord } from './record-columns.ts';
import { TaskForm, useTrial } from './task-form.tsx';
import { Translations } from './translations.tsx';

/** The fields of the open record, and what can be done with it as a whole. */
export function RecordForm(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { outline, form, collection, records } = state;
  const record = records.find(({ file, path }) => file === form?.file && path.join() === form.at.join());
  const offered = outline?.collections.find(({ name }) => name === collection);
  if (!form || !record || !offered) return <p>{texts.chooseRecord}</p>;
  const value = shownForm(state);
  return (
    <>
      <h3>{titleOfRecord(record, offered)}</h3>
      <div className="tools">
        <TaskForm
          {...parts}
          isQuiet
          label={texts.duplicateRecord}
          task={() => ({ kind: 'create-record', collection: offered.name, list: record.list, from: record.key })}
        />
        <Translations {...parts} part={form} />
        <EditorDialog label={texts.deleteRecord} title={texts.deleteRecord} close={texts.close}>
          {(close) => <DeleteRecord {...parts} collection={offered.name} record={record} onDone={close} />}
        </EditorDialog>
      </div>
      <Fields key={form.thing.id} fields={offered.fields} path={[]} value={value} onChange={session.changerOf(form.thing, value)} />
    </>
  );
}

type DeleteProps = EditorParts & { collection: string; record: WrittenRecord; onDone: () => void };

/** Says what names a record before it is deleted. */
function DeleteRecord({ collection, record: { key }, onDone, ...parts }: DeleteProps): ReactNode {
  const { session, texts } = parts;
  const read = useCallback(() => session.requests.uses(collection, key), [session, collection, key]);
  const task = { kind: 'delete-record', collection, key } as const;
  return (
    <TaskForm {...parts} label={texts.deleteRecord} task={() => task} tried={useTrial(session, task)} onDone={onDone}>
      <p>{texts.deleteRecordHint}</p>
      <LinkingPlaces state={parts.state} texts={texts} read={read} none={texts.noUses} some={texts.usedBy} />
    </TaskForm>
  );
}
