import { FieldsContext, followPresses } from 'pagewright/fields';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { changedEvent, type EditorData } from '../messages.ts';
import { clickPressed } from './click-pressed.ts';
import { Connection } from './connection.ts';
import { Editor } from './editor.tsx';
import { EditorSession } from './editor-session.ts';
import { createFieldSources } from './field-requests.ts';
import { BrowserKeeper } from './keep-in-browser.ts';
import { Requests } from './requests.ts';
import { restoreKept } from './restore-kept.ts';
import { createVersionRequests } from './version-requests.ts';
import { whenSaved } from './when-saved.ts';

const data: EditorData = JSON.parse(document.getElementById('editor-data')?.textContent ?? '');
const place = document.getElementById('editor');
const connection = new Connection(data);
const siteOf = ({ offer }: ReturnType<EditorSession['read']>): string => offer?.site?.url ?? '';
const keeper = new BrowserKeeper(() => ({ site: siteOf(session.read()), page: session.read().path }));
const session = new EditorSession(new Requests(connection, data.texts), keeper);
const sources = createFieldSources(connection, data.path);
const versions = createVersionRequests(connection);

followPresses();
void session.open(new URLSearchParams(location.search).get('page') ?? '/').then(() => restoreKept(session, keeper, siteOf(session.read())));
if (place)
  createRoot(place).render(
    createElement(
      FieldsContext,
      { value: { problems: [], names: {}, texts: data.fieldTexts } },
      createElement(Editor, { session, texts: data.texts, language: data.language, sources, versions, keeper, connection }),
    ),
  );

clickPressed(document);
import.meta.hot?.on(changedEvent, () => {
  sources.forget();
  void session.refresh();
});
// Vite waits for this before it reloads the page of a preview that was started again: a reload would lose the next keys.
import.meta.hot?.on('vite:ws:disconnect', () => whenSaved(session));
connection.onSignedIn(() => void session.goOn());
addEventListener('visibilitychange', () => session.flush());
addEventListener('online', () => void session.writeAgain());
addEventListener('pagehide', () => session.close());
// The browser asks before it leaves the editor while neither a file nor the browser has what was typed.
addEventListener('beforeunload', (event) => {
  if (!session.hasUnwritten()) return;
  session.flush();
  if (!keeper.hasAll()) event.preventDefault();
});
