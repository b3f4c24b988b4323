import type { EditorSession } from '../editor-session.ts';
import type { Thing } from '../things.ts';
import { newGroup } from '../typing-groups.ts';
import type { KeyQueue } from './key-queue.ts';

/**
 * Types keys at the end of a text of a thing, whatever is chosen by now, and takes no more of them. Offers their words when it is no text. `path`: the path
 * of the text in the thing.
 */
export function typeBehind(session: EditorSession, thing: Thing | undefined, path: readonly PropertyKey[], keys: KeyQueue): void {
  const value = thing && session.valueAt(thing, path);
  const typed = typeof value === 'string' ? keys.typeInto(value) : undefined;
  if (typed !== undefined) session.textChanger(path, thing)(typed, newGroup());
  session.leftWords.add(keys.stop());
}
