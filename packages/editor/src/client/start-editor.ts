import { FieldsContext, followPresses } from 'pagewright/fields';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { changedEvent, type EditorData } from '../messages.ts';
import { clickPressed } from './click-pressed.ts';
import { Connection } from './connection.ts';
import { dialogSessions } from './dialog-sessions.ts';
import { Editor } from './editor.tsx';
import { EditorSession } from './editor-session.ts';
import type { EditorState } from './editor-state.ts';
import { createFieldSources } from './field-requests.ts';
import { BrowserKeeper } from './keep-in-browser.ts';
import { hasWaitingKeys, keepWaiting } from './page/key-queue.ts';
import { Requests } from './requests.ts';
import { restoreKept } from './restore-kept.ts';
import { createVersionRequests } from './version-requests.ts';
import { whenSaved } from './when-saved.ts';

const data: EditorData = JSON.parse(document.getElementById('editor-data')?.textContent ?? '');
const place = document.getElementById('editor');
const connection = new Connection(data);
const siteOf = ({ outline }: Pick<EditorState, 'outline'>): string => outline?.site?.url ?? '';
const keeper = new BrowserKeeper(() => ({ site: siteOf(session.read()), page: session.read().path }));
const session = new EditorSession(new Requests(connection, data.texts), keeper);
const sources = createFieldSources(connection, data.path);
const versions = createVersionRequests(connection);
/** Does something with the session of the editor, and with those of dialogs. */
const each = (act: (one: EditorSession) => unknown): void => {
  for (const one of [session, ...dialogSessions()]) act(one);
};
const hasUnwritten = (): boolean => [session, ...dialogSessions()].some((one) => one.hasUnwritten());

followPresses();
keepWaiting(keeper.keepWords);
void session
  .open(new URLSearchParams(location.search).get('page') ?? '/', (outline) => restoreKept(session, keeper, siteOf({ outline })))
  .then(() => keeper.takeWords().forEach(session.leftWords.add));
if (place)
  createRoot(place).render(
    createElement(
      FieldsContext,
      { value: { problems: [], names: {}, texts: data.fieldTexts } },
      createElement(Editor, {
        session,
        texts: data.texts,
        language: data.language,
        list: data.list,
        sources,
        versions,
        keeper,
        connection,
      }),
    ),
  );

clickPressed(document);
import.meta.hot?.on(changedEvent, () => {
  sources.forget();
  void session.refresh();
});
// The schemas may have other fields now.
import.meta.hot?.on('site:code', () => void session.readOutline());
// Vite waits for this before it reloads the page of a preview that was started again: a reload would lose the next keys.
import.meta.hot?.on('vite:ws:disconnect', () => whenSaved({ subscribe: session.subscribe, hasUnwritten }));
connection.onSignedIn(() => each((one) => (one === session ? one.goOn() : one.writeAgain())));
addEventListener('visibilitychange', () => each((one) => one.flush()));
addEventListener('online', () => each((one) => one.writeAgain()));
addEventListener('pagehide', () => each((one) => one.close()));
// The browser asks before it leaves the editor while neither a file nor the browser has what was typed.
addEventListener('beforeunload', (event) => {
  each((one) => one.flush());
  if (hasWaitingKeys() || (hasUnwritten() && !keeper.hasAll())) event.preventDefault();
});
