import type { EditResult } from 'pagewright/editing';
import type { EditorState, Notice } from './editor-state.ts';

/** Returns what the editor says when a change was taken back or made again, and the path of the page that it shows then, if that is another one. */
export function afterStep(by: 'undo' | 'redo', result: EditResult, state: EditorState): { notice: Notice; page?: string } {
  if (result.outcome === 'conflict') return { notice: { kind: 'undo-conflict', file: result.file, what: result.what } };
  if (result.outcome !== 'written') return { notice: { kind: by === 'undo' ? 'nothing' : 'nothing-again' } };
  const { stepped, file } = result;
  const notice: Notice = stepped ? { kind: by === 'undo' ? 'undone' : 'redone', what: stepped.what } : { kind: 'saved', file };
  const { page } = stepped ?? {};
  return page === undefined || page === state.path ? { notice } : { notice, page };
}
