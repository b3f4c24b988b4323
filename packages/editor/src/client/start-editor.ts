import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { changedEvent, type EditorData } from '../messages.ts';
import { textsOf } from '../texts/index.ts';
import { askWhileUnwritten } from './ask-while-unwritten.ts';
import { Editor } from './editor.tsx';
import { EditorSession } from './editor-session.ts';
import { createFieldSources } from './field-requests.ts';
import { Requests } from './requests.ts';
import { createVersionRequests } from './version-requests.ts';

const data: EditorData = JSON.parse(document.getElementById('editor-data')?.textContent ?? '');
const place = document.getElementById('editor');
const session = new EditorSession(new Requests(data));
const sources = createFieldSources(data);
const versions = createVersionRequests(data);

void session.open(new URLSearchParams(location.search).get('page') ?? '/');
if (place)
  createRoot(place).render(createElement(Editor, { session, texts: textsOf(data.language), language: data.language, sources, versions }));

import.meta.hot?.on(changedEvent, () => {
  sources.forget();
  void session.refresh();
});
addEventListener('visibilitychange', () => session.flush());
addEventListener('pagehide', () => session.close());
addEventListener('beforeunload', (event) => askWhileUnwritten(event, session));
