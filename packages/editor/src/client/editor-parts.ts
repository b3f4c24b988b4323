import type { Texts } from '../texts/index.ts';
import type { EditorSession } from './editor-session.ts';
import type { EditorState } from './editor-state.ts';

/** What every part of the editor gets. */
export type EditorParts = { session: EditorSession; state: EditorState; texts: Texts };
