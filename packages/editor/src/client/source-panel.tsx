import { fillIn } from '@pagewright/core/browser';
import type { FormSource } from 'pagewright/editing';
import { Fields, isGroup } from 'pagewright/fields';
import { type ReactNode, useEffect, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';
import { type OpenForm, shownForm } from './editor-state.ts';
import { fieldsOfSource, sayReach } from './form-source.ts';

/** The fields of what the page shows of another file: a shared block, a record, or a part of `site.yaml`. Says which pages they change. */
export function SourcePanel({ form, ...parts }: EditorParts & { form: OpenForm }): ReactNode {
  const { session, state, texts } = parts;
  const { outline } = state;
  const { file, at } = form;
  const place = JSON.stringify(at);
  const [source, setSource] = useState<FormSource>();
  useEffect(() => {
    let isShown = true;
    void session.requests.source(file, JSON.parse(place)).then((read) => isShown && setSource(read));
    return () => {
      isShown = false;
    };
  }, [session, file, place]);
  if (!source || !outline) return null;
  const value = shownForm(state);
  const change = session.changerOf(form.thing, value);
  const isSection = source.kind === 'settings';
  const heading = { shared: texts.inShared, record: texts.inRecord, settings: texts.inSettings }[source.kind];
  const name = source.kind === 'record' ? source.collection : source.name;
  return (
    <>
      <h3>
        {fillIn(heading, { name })}
        {source.kind === 'record' && `: ${source.name}`}
      </h3>
      <p className="about reach">{sayReach(source, texts)}</p>
      {source.kind === 'record' && (
        <div className="tools">
          <button type="button" onClick={() => void openInCollection(parts, source.collection, form)}>
            {texts.editRecord}
          </button>
        </div>
      )}
      <Fields
        fields={fieldsOfSource(source, form.value, outline)}
        path={[]}
        value={isSection ? { [source.name]: value } : value}
        onChange={(next) => change(isSection ? (isGroup(next) ? next[source.name] : undefined) : next)}
      />
    </>
  );
}

async function openInCollection({ session }: EditorParts, collection: string, { file, at }: OpenForm): Promise<void> {
  await session.show('collections', collection);
  await session.openForm(file, at);
}
