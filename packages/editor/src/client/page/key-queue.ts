import { isComposing } from 'pagewright/fields';

/** Keys without a letter that a text takes. */
const named = ['Backspace', 'Enter', 'Home', 'End'];

/** Stands for Ctrl+A or Cmd+A: whoever types after it replaces the text. */
const selectAll = 'select all';

/** What Ctrl or Cmd with a key stands for. Home and End alone lead to the ends of a line. */
const commands: Readonly<Record<string, string>> = { a: selectAll, Home: 'start of text', End: 'end of text' };

/** Those that have keys which no text has taken yet. */
const waiting = new Set<KeyQueue>();

/** True while no text has taken a key that was pressed. */
export const hasWaitingKeys = (): boolean => waiting.size > 0;

/** What takes the keys of a document: the last click says where they belong. */
const takers = new WeakMap<Document, KeyQueue>();

/** Keys that are pressed before a text can take them, such as right after a click. */
export class KeyQueue {
  readonly #keys: string[] = [];
  readonly #stopped = new AbortController();

  /** `typed`: what was typed before. */
  constructor(typed = '') {
    for (const key of typed) this.#push(key);
  }

  #push(key: string): void {
    this.#keys.push(key);
    waiting.add(this);
  }

  /** Returns the keys, which belong to whoever asks from now on. */
  #empty(): string[] {
    waiting.delete(this);
    return this.#keys.splice(0);
  }

  /** Takes the keys that a document gets from now on. Another one takes no more of them: it keeps those that it has. */
  take(from: Document): void {
    const before = takers.get(from);
    if (before === this) return;
    if (before) before.#stopped.abort();
    takers.set(from, this);
    const take = (event: KeyboardEvent): void => {
      // Its input method types it.
      if (isComposing(event)) return;
      const command = commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const isCommand = event.ctrlKey || event.metaKey;
      const key = isCommand ? command : event.key.length === 1 || named.includes(event.key) ? event.key : undefined;
      if (event.altKey || key === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      this.#push(key);
    };
    from.addEventListener('keydown', take, { capture: true, signal: this.#stopped.signal });
  }

  /** Takes no more keys. Returns the letters that no text has taken. */
  stop(): string {
    return (this.typeInto('') ?? '').trim();
  }

  /** Types the keys at the end of a text that nobody sees, and takes no more of them. Returns the text; undefined when no key was pressed. */
  typeInto(text: string): string | undefined {
    this.#stopped.abort();
    const keys = this.#empty();
    if (keys.length === 0) return undefined;
    let [typed, caret, isAll]: [string, number, boolean] = [text, text.length, false];
    for (const key of keys) {
      if (key === 'Home' || key === commands.Home) caret = 0;
      else if (key === 'End' || key === commands.End) caret = typed.length;
      else if (key !== selectAll && key !== 'Enter') {
        const [start, end] = isAll ? [0, typed.length] : [key === 'Backspace' ? Math.max(0, caret - 1) : caret, caret];
        const letters = key === 'Backspace' ? '' : key;
        typed = typed.slice(0, start) + letters + typed.slice(end);
        caret = start + letters.length;
      }
      isAll = key === selectAll;
    }
    return typed;
  }

  /** Types the keys at the end of the field that has the focus, if any were pressed. */
  releaseAtEnd(to: Document): void {
    const field = to.activeElement;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && this.#keys.length > 0) field.setSelectionRange(field.value.length, field.value.length);
    this.release(to);
  }

  /** Types the keys into the text that has the focus in a document, and takes no more of them. Call it only when that is the text to which they belong. */
  release(to: Document): void {
    this.#stopped.abort();
    for (const key of this.#empty()) press(key, to);
  }
}

/** Does what a key does in the text that has the focus. */
function press(key: string, to: Document): void {
  if (key === 'Home' || key === 'End') to.getSelection()?.modify('move', key === 'Home' ? 'backward' : 'forward', 'lineboundary');
  else if (key === commands.Home || key === commands.End)
    to.getSelection()?.modify('move', key === commands.Home ? 'backward' : 'forward', 'documentboundary');
  else if (key === selectAll) to.execCommand('selectAll');
  // A text in the page says itself what Enter does.
  else if (key === 'Enter') to.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  // Browsers type by a script only in this way, with its events.
  else to.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key);
}
