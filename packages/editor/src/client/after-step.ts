import type { EditResult } from 'pagewright/editing';
import type { EditorSession } from './editor-session.ts';
import { type EditorState, firstState, type Notice } from './editor-state.ts';
import { goTo } from './go-to.ts';

/** Takes the last change back, or makes the one again that was taken back last, and shows where that was: it may be out of sight. */
export async function stepAndShow(session: EditorSession, by: 'undo' | 'redo'): Promise<void> {
  const result = await session[by]();
  if (result?.outcome !== 'written' || !result.stepped) return;
  const { page, path } = result.stepped;
  await goTo(session, { file: result.file, page, path: path ?? [] }, { focuses: false });
}

/** Returns what the editor says when a change was taken back or made again, and the page that it shows then. */
export function afterStep(by: 'undo' | 'redo', result: EditResult, state: EditorState): Partial<EditorState> {
  if (result.outcome === 'conflict') return { notice: { kind: 'undo-conflict', file: result.file } };
  if (result.outcome !== 'written') return { notice: { kind: 'nothing' } };
  const { stepped, file } = result;
  const notice: Notice = stepped ? { kind: by === 'undo' ? 'undone' : 'redone', what: stepped.what } : { kind: 'saved', file };
  const { page } = stepped ?? {};
  return page === undefined || page === state.path ? { notice } : { ...firstState, offer: state.offer, path: page, notice };
}
