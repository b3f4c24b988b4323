import type { Matter } from 'pagewright/editing';
import type { EditorState } from './editor-state.ts';

/** True when the person who edits may change what the matter is about. What a person may not do is not offered. */
export const may = (matter: Matter, { outline }: Pick<EditorState, 'outline'>): boolean => outline?.may.includes(matter) ?? false;
