import { moveCaretToEnd } from 'pagewright/fields';
import type { Typing } from './open-text.ts';

/**
 * Leads letters and spaces that nothing takes to the field of the text that was clicked last, behind what it has: the field that had the focus may have
 * been rendered anew. Who presses something in the editor has left the text. Returns a function that stops.
 */
export function leadStrayKeys(editor: Document, typing: Typing): () => void {
  const stopped = new AbortController();
  const lead = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (target !== editor.body || key.length !== 1 || ctrlKey || metaKey || altKey || !typing.last?.isChosen()) return;
    const field = editor.querySelector(`[data-path="${CSS.escape(typing.last.path.map(String).join('.'))}"]`);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    // The browser types the letter into what has the focus after this.
    field.focus();
    moveCaretToEnd(field);
  };
  const leave = (): void => {
    typing.last = undefined;
  };
  editor.addEventListener('keydown', lead, { signal: stopped.signal });
  editor.addEventListener('pointerdown', leave, { capture: true, signal: stopped.signal });
  return () => stopped.abort();
}
