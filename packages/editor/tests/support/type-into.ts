import type { EditorSession } from '../../src/client/editor-session.ts';
import { shownValue } from '../../src/client/editor-state.ts';

/** Gives what is chosen another value, as its fields do. */
export function typeInto(session: EditorSession, value: unknown, group?: string): void {
  const state = session.read();
  session.changerOf(state.chosen, shownValue(state))(value, group);
}
