import { fillIn } from '@pagewright/core/browser';
import type { OfferedCollection } from 'pagewright/editing';
import type { ReactNode } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { TaskForm } from './task-form.tsx';

/** True for a path that several pages have, with a part of a record in it: `/dishes/{id}`. */
export const isOfRecords = (path: string): boolean => path.includes('{');

type ChoiceProps = EditorParts & { collection: string; onCollection: (collection: string) => void };

/** The collections whose records may have pages, to be chosen in the form for a new page. */
export const RecordPageChoice = ({ state, texts, collection, onCollection }: ChoiceProps): ReactNode => (
  <>
    <label className="field">
      <strong>{texts.pageForEachOf}</strong>
      <select value={collection} onChange={({ target }) => onCollection(target.value)}>
        {collectionsWithPages(state).map(({ name, many }) => (
          <option key={name} value={name}>
            {many}
          </option>
        ))}
      </select>
    </label>
    <p className="about">{texts.recordPageHint}</p>
  </>
);

const collectionsWithPages = ({ outline }: EditorParts['state']): OfferedCollection[] =>
  (outline?.collections ?? []).filter(({ mayHavePages }) => mayHavePages);

/** Returns the collection that a path names, such as `dishes` of `/dishes/{id}`, else the first one. */
export function collectionOfPath(path: string, state: EditorParts['state']): string {
  const offered = collectionsWithPages(state);
  return (offered.find(({ name }) => path.split('/').includes(name)) ?? offered[0])?.name ?? '';
}

/** The button of a collection that makes a page for each of its records, or that leads to these pages when they are there. Nothing where the site has no block for one. */
export function RecordPageButton({ offered, ...parts }: EditorParts & { offered: OfferedCollection }): ReactNode {
  const { session, texts } = parts;
  const { name, one, recordPage, mayHavePages } = offered;
  if (recordPage !== undefined)
    return (
      <button type="button" onClick={() => void session.open(recordPage)}>
        {texts.openRecordPages}
      </button>
    );
  if (!mayHavePages) return null;
  const label = one === undefined ? texts.pageForEach : fillIn(texts.pageForEachOne, { name: one });
  return (
    <EditorDialog label={label} title={label} close={texts.close}>
      {(close) => (
        <TaskForm {...parts} label={texts.createPages} onDone={close} task={() => ({ kind: 'create-record-page', collection: name })}>
          <p>{texts.recordPageHint}</p>
          <p className="about">{texts.draftHint}</p>
        </TaskForm>
      )}
    </EditorDialog>
  );
}
