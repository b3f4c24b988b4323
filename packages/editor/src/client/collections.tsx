import type { ReactNode } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { NewType } from './new-type.tsx';

/** The collections of the site, to be chosen, and the form for a new one. */
export function Collections(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  return (
    <nav aria-label={texts.collections} className="outline">
      <h2>{texts.collections}</h2>
      <ol>
        {state.offer?.collections.map(({ name, many }) => (
          <li key={name}>
            <button type="button" aria-current={state.collection === name} onClick={() => void session.show('collections', name)}>
              <strong>{many}</strong>
            </button>
          </li>
        ))}
      </ol>
      <div className="tools">
        <EditorDialog isMain label={texts.newCollection} title={texts.newCollection} close={texts.close}>
          {(close) => <NewType {...parts} onDone={close} />}
        </EditorDialog>
      </div>
    </nav>
  );
}
