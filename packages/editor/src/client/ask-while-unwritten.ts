import type { EditorSession } from './editor-session.ts';

/** Writes what was typed, and lets the browser ask before it leaves the editor while that is not in the file yet. */
export function askWhileUnwritten(event: BeforeUnloadEvent, session: Pick<EditorSession, 'flush' | 'read'>): void {
  if (session.read().draft === undefined) return;
  session.flush();
  event.preventDefault();
}
