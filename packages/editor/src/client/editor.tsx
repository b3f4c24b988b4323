import type { FieldSources } from 'pagewright/fields';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { studioPath } from '../messages.ts';
import type { Language, Texts } from '../texts/index.ts';
import { BlockDialogs } from './blocks/block-dialogs.tsx';
import { blockName } from './blocks/block-name.ts';
import { useBlockTools } from './blocks/block-tools.ts';
import { Canvas } from './canvas.tsx';
import { Collections } from './collections.tsx';
import type { Connection } from './connection.ts';
import { EditorNotice } from './editor-notice.tsx';
import type { EditorSession } from './editor-session.ts';
import { HistoryDialog } from './history-dialog.tsx';
import type { BrowserKeeper } from './keep-in-browser.ts';
import { KeptChanges } from './kept-changes.tsx';
import { onUndoKeys } from './keys.ts';
import { MainParts } from './main-parts.tsx';
import { may } from './may.ts';
import { Outline } from './outline.tsx';
import { PagesDialog } from './pages-dialog.tsx';
import { Panel } from './panel.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { Records } from './records.tsx';
import { SiteSections } from './site-sections.tsx';
import { StepButton } from './step-button.tsx';
import type { VersionRequests } from './version-requests.ts';

const views = ['page', 'site', 'collections'] as const;

type EditorProps = {
  session: EditorSession;
  texts: Texts;
  language: Language;
  /** The address of the list of block types, in the editor of their examples; else empty. They have no views but the page, and nothing to publish. */
  list: string;
  sources: FieldSources;
  versions: VersionRequests;
  keeper: BrowserKeeper;
  connection: Connection;
};

/** The editor: the blocks of a page, the page itself, and the fields of the selected block. */
export function Editor({ session, texts, language, list, sources, versions, keeper, connection }: EditorProps): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.read);
  const { outline, path, page, selected } = state;
  const block = selected === undefined || state.view !== 'page' ? undefined : page?.blocks[selected];
  const parts = { session, state, texts };
  const tools = useBlockTools(outline?.site?.url ?? '');
  useEffect(() => onUndoKeys(document, session), [session]);
  const isOpen = outline !== undefined;
  useEffect(() => {
    // Until then, the address has the page to open.
    if (!isOpen) return;
    history.replaceState(null, '', `?page=${encodeURIComponent(path)}`);
    document.title = `${page?.title ?? path} – ${texts.title}`;
  }, [isOpen, path, page?.title, texts]);
  const isOfExample = list !== '';
  const opened = page?.path;
  useEffect(() => {
    // The page of an example has one block.
    if (isOfExample && opened !== undefined) void session.select(0, false);
  }, [isOfExample, opened, session]);
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <PagesDialog {...parts} />
        {isOfExample ? (
          <a href={list}>{texts.allBlocks}</a>
        ) : (
          <nav aria-label={texts.view} className="views">
            {views
              .filter((view) => view !== 'site' || may('navigation', state))
              .map((view) => (
                <button key={view} type="button" aria-current={state.view === view} onClick={() => void session.show(view)}>
                  {texts[view]}
                </button>
              ))}
          </nav>
        )}
        {may('text', state) && (
          <div className="steps">
            <StepButton {...parts} by="undo" disabled={!page?.canUndo && state.draft === undefined && !state.elsewhere} />
            <StepButton {...parts} by="redo" disabled={!page?.canRedo} />
          </div>
        )}
        <HistoryDialog {...parts} language={language} versions={versions} />
        <EditorNotice {...parts} connection={connection} />
        {!isOfExample && <PublishDialog {...parts} language={language} versions={versions} />}
        {connection.person && (
          <a className="person" href={studioPath}>
            {connection.person.name}
          </a>
        )}
      </header>
      <KeptChanges {...parts} keeper={keeper} />
      <MainParts view={state.view} texts={texts} block={block && blockName(block, selected ?? 0, parts)}>
        {state.view === 'page' && <Outline {...parts} tools={tools} />}
        {state.view === 'site' && <SiteSections {...parts} />}
        {state.view === 'collections' && <Collections {...parts} />}
        {state.view === 'collections' ? (
          <Records {...parts} language={language} sources={sources} />
        ) : (
          <Canvas {...parts} sources={sources} tools={tools} />
        )}
        <Panel {...parts} language={language} sources={sources} isOfExample={isOfExample} />
      </MainParts>
      <BlockDialogs {...parts} tools={tools} />
    </>
  );
}
