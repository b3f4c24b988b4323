import { fillIn } from '@pagewright/core/browser';
import { type FieldSources, FieldsContext } from 'pagewright/fields';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import type { Language } from '../texts/index.ts';
import { contentLanguage } from './content-language.ts';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { NewRecord } from './new-record.tsx';
import { RecordPageButton } from './new-record-page.tsx';
import { RecordTable } from './record-table.tsx';

type RecordsProps = EditorParts & { language: Language; sources: FieldSources };

/** The records of the chosen collection: what can be done with it, a search, and the table. */
export function Records({ language, sources, ...parts }: RecordsProps): ReactNode {
  const { session, state, texts } = parts;
  const { outline, collection, records, path } = state;
  const [words, setWords] = useState('');
  const offered = outline?.collections.find(({ name }) => name === collection);
  const names = outline?.names;
  const written = contentLanguage(state);
  const { texts: fieldTexts } = useContext(FieldsContext);
  const context = useMemo(
    () => ({ problems: [], names: names ?? {}, texts: fieldTexts, language, contentLanguage: written, sources, page: path }),
    [names, fieldTexts, language, written, sources, path],
  );
  if (!offered)
    return (
      <section aria-label={texts.collections} className="records">
        <p className="about">{texts.chooseCollection}</p>
      </section>
    );
  const { name, many, one, typeFile } = offered;
  const add = one === undefined ? texts.newRecord : fillIn(texts.newOne, { name: one });
  return (
    <section key={name} aria-label={fillIn(texts.records, { name: many ?? name })} className="records">
      <FieldsContext value={context}>
        <h2>{many}</h2>
        <div className="filters">
          <EditorDialog isMain label={add} title={add} close={texts.close}>
            {(close) => <NewRecord {...parts} offered={offered} onDone={close} />}
          </EditorDialog>
          {typeFile !== undefined && (
            <button type="button" onClick={() => void session.openForm(typeFile, [])}>
              {texts.collectionFields}
            </button>
          )}
          <RecordPageButton {...parts} offered={offered} />
          <label>
            {texts.search} <input type="search" autoComplete="off" value={words} onChange={({ target }) => setWords(target.value)} />
          </label>
        </div>
        {typeFile === undefined && <p className="about">{texts.fromCode}</p>}
        {records.length === 0 ? <p>{texts.noRecords}</p> : <RecordTable {...parts} {...{ offered, words, language, sources }} />}
      </FieldsContext>
    </section>
  );
}
