import type { FieldSources } from 'pagewright/fields';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Language, Texts } from '../texts/index.ts';
import { Canvas } from './canvas.tsx';
import { EditorNotice } from './editor-notice.tsx';
import type { EditorSession } from './editor-session.ts';
import { onUndoKeys } from './keys.ts';
import { Outline } from './outline.tsx';
import { Panel } from './panel.tsx';

type EditorProps = { session: EditorSession; texts: Texts; language: Language; sources: FieldSources };

/** The editor: the blocks of a page, the page itself, and the fields of the selected block. */
export function Editor({ session, texts, language, sources }: EditorProps): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.read);
  const { offer, path, page } = state;
  const parts = { session, state, texts };
  useEffect(() => onUndoKeys(document, session), [session]);
  const isOpen = offer !== undefined;
  useEffect(() => {
    // Until then, the address has the page to open.
    if (!isOpen) return;
    history.replaceState(null, '', `?page=${encodeURIComponent(path)}`);
    document.title = `${page?.title ?? path} – ${texts.title}`;
  }, [isOpen, path, page?.title, texts]);
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <label>
          {texts.page}{' '}
          <select value={path} onChange={({ target }) => void session.open(target.value)}>
            {!offer?.pages.some((one) => one.path === path) && <option>{path}</option>}
            {offer?.pages
              .filter(({ file }) => file !== undefined)
              .map((one) => (
                <option key={one.path} value={one.path}>
                  {one.title} ({one.path})
                </option>
              ))}
          </select>
        </label>
        <button type="button" disabled={!page?.canUndo && state.draft === undefined} onClick={() => void session.undo()}>
          {texts.undo}
        </button>
        <button type="button" disabled={!page?.canRedo} onClick={() => void session.redo()}>
          {texts.redo}
        </button>
        <EditorNotice {...parts} />
      </header>
      <main>
        <Outline {...parts} />
        <Canvas {...parts} />
        <Panel {...parts} language={language} sources={sources} />
      </main>
    </>
  );
}
