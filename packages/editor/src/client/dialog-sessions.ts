import { useEffect, useState } from 'react';
import { EditorSession } from './editor-session.ts';
import { isQuestion } from './editor-state.ts';

/** The sessions of dialogs that are open, and of those that were closed before everything was written. */
const sessions = new Set<EditorSession>();

/** Returns the sessions beside that of the editor. What was typed in one of them is in a file, or still pending. */
export const dialogSessions = (): EditorSession[] => [...sessions];

/** Returns a session for a dialog, with the requests and the keeper of the editor. It leaves with the dialog, when nothing is pending in it. */
export function useDialogSession(session: EditorSession): EditorSession {
  const [own] = useState(() => new EditorSession(session.requests, session.keeper));
  useEffect(() => {
    sessions.add(own);
    return () => closeSession(own, session);
  }, [own, session]);
  return own;
}

/** Writes what was typed in a dialog. The editor offers what the dialog would have asked about. */
function closeSession(own: EditorSession, session: EditorSession): void {
  own.flush();
  const settle = (): void => {
    if (own.hasUnwritten() && !isQuestion(own.read())) return;
    stop();
    sessions.delete(own);
    session.offerKept([...session.read().kept, ...own.giveUp()]);
  };
  const stop = own.subscribe(settle);
  settle();
}
