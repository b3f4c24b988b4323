import type { OfferedCollection } from 'pagewright/editing';
import type { ReactNode } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorParts } from './editor-parts.ts';
import { NewType } from './new-type.tsx';

/** The collections of the site, to be chosen: those with records or a type of the site's own, then the others. And the form for a new one. */
export function Collections(parts: EditorParts): ReactNode {
  const { session, state, texts } = parts;
  const { collections = [] } = state.outline ?? {};
  const others = collections.filter(({ isUsed }) => !isUsed);
  const list = (shown: readonly OfferedCollection[]): ReactNode => (
    <ol>
      {shown.map(({ name, many }) => (
        <li key={name}>
          <button type="button" aria-current={state.collection === name} onClick={() => void session.show('collections', name)}>
            <strong>{many}</strong>
          </button>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={texts.collections} className="outline">
      <h2>{texts.collections}</h2>
      {list(collections.filter(({ isUsed }) => isUsed))}
      {others.length > 0 && (
        <details className="others" open={others.some(({ name }) => name === state.collection)}>
          <summary>{texts.more}</summary>
          {list(others)}
        </details>
      )}
      <div className="tools">
        <EditorDialog isMain label={texts.newCollection} title={texts.newCollection} close={texts.close}>
          {(close) => <NewType {...parts} onDone={close} />}
        </EditorDialog>
      </div>
    </nav>
  );
}
