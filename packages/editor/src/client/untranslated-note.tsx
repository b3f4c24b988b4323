import { fillIn } from '@pagewright/core/browser';
import type { UntranslatedRecords } from 'pagewright/editing';
import { type ReactNode, useEffect, useState } from 'react';
import type { EditorParts } from './editor-parts.ts';

/** Says which records the open page leaves out because they are not translated, and leads to them. Nothing on a page in the default language. */
export function UntranslatedNote({ session, state, texts }: EditorParts): ReactNode {
  const { path, page, outline } = state;
  const [found, setFound] = useState<readonly UntranslatedRecords[]>([]);
  const language = outline?.pages.find((one) => one.path === path)?.language;
  const isTranslation = language !== undefined && language !== '' && language !== outline?.languages[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the page may show other records, and so may other records.
  useEffect(() => {
    if (isTranslation) void session.requests.untranslated(path).then(setFound);
    else setFound([]);
  }, [session, path, isTranslation, page?.version, outline]);
  if (found.length === 0) return null;
  return (
    <div className="template">
      <p className="problem warning">{texts.leavesOut}</p>
      <div className="tools">
        {found.map(({ collection, many, keys }) => (
          <button key={collection} type="button" onClick={() => void session.show('collections', collection)}>
            {fillIn(texts.leftOutRecords, { name: many, count: keys.length })}
          </button>
        ))}
      </div>
    </div>
  );
}
