import type { EditorSession } from './editor-session.ts';
import { stepAndShow } from './step-and-show.ts';

/** Takes changes back and makes them again by keys, in the editor or in the page. Returns a function that stops. */
export function onUndoKeys(target: Document, session: EditorSession): () => void {
  const handle = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || !['z', 'y'].includes(key)) return;
    event.preventDefault();
    void stepAndShow(session, key === 'y' || event.shiftKey ? 'redo' : 'undo');
  };
  target.addEventListener('keydown', handle);
  return () => target.removeEventListener('keydown', handle);
}
