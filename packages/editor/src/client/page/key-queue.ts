import { isComposing, moveCaretToEnd } from 'pagewright/fields';

/** What was typed: a text, or a key that does something else. */
type Typed = { text: string } | { key: string };

/** Keys without a letter that a text takes. */
const named = ['Backspace', 'Enter', 'Home', 'End'];

/** Stands for Ctrl+A or Cmd+A: whoever types after it replaces the text. */
const selectAll = 'select all';

/** What Ctrl or Cmd with a key stands for. Home and End alone lead to the ends of a line. */
const commands: Readonly<Record<string, string>> = { a: selectAll, Home: 'start of text', End: 'end of text' };

/** Those that have something that no text has taken yet. */
const waiting = new Set<KeyQueue>();

/** True while no text has taken something that was typed. */
export const hasWaitingKeys = (): boolean => waiting.size > 0;

let keepWords = (_name: string, _words: string): void => undefined;

/** Calls `keep` with the name and the words of a queue after each key, and without words when a text has taken them: the page may go away before. */
export const keepWaiting = (keep: typeof keepWords): void => {
  keepWords = keep;
};

/** What is typed or pasted before a text can take it, such as right after a click. It comes here while a field that nobody sees has the focus. */
export class KeyQueue {
  readonly #typed: Typed[] = [];
  readonly #name = String(Math.random());
  #field: HTMLTextAreaElement | undefined;

  /** `text`: what was typed before. */
  constructor(text = '') {
    if (text !== '') this.#push({ text });
  }

  /** Takes what is typed into a document from now on, until the focus goes elsewhere. After a touch (`click`), a keyboard on the screen would come up for no text. */
  take(from: Document, click?: Event): void {
    this.#field?.remove();
    const field = from.createElement('textarea');
    this.#field = field;
    Object.assign(field.style, { all: 'initial', position: 'fixed', inset: '0 auto auto 0', width: '1px', height: '1px', opacity: '0' });
    if (click && 'pointerType' in click && click.pointerType === 'touch') field.inputMode = 'none';
    field.tabIndex = -1;
    from.documentElement.append(field);
    field.focus({ preventScroll: true });
    field.addEventListener('keydown', (event) => this.#onKey(event));
    field.addEventListener('beforeinput', (event) => this.#onInput(event));
    field.addEventListener('compositionend', ({ data }) => this.#push({ text: data }));
    field.addEventListener('paste', (event) => {
      event.preventDefault();
      // The lines of a text are its own.
      const lines = (event.clipboardData?.getData('text/plain') ?? '').split(/[\r\n]+/).map((line) => line.trim());
      this.#push({ text: lines.join(' ').trim() });
    });
  }

  /** True while what is typed comes here: nobody has gone elsewhere. */
  isTaking(): boolean {
    const page = this.#field?.ownerDocument;
    const frame = page?.defaultView?.frameElement;
    return page !== undefined && page.activeElement === this.#field && (!frame || frame.ownerDocument.activeElement === frame);
  }

  #onKey(event: KeyboardEvent): void {
    // Its input method types it.
    if (isComposing(event) || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = isCommand ? commands[event.key.length === 1 ? event.key.toLowerCase() : event.key] : event.key;
    if (key === undefined || !(isCommand || named.includes(key))) return;
    event.preventDefault();
    event.stopPropagation();
    this.#push({ key });
  }

  /** Takes letters, also those that no key has typed: of an input method, a keyboard on the screen, or speech. */
  #onInput(event: InputEvent): void {
    if (event.isComposing) return;
    event.preventDefault();
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    this.#push(event.inputType.startsWith('delete') ? { key: 'Backspace' } : { text });
  }

  #push(typed: Typed): void {
    if ('text' in typed && typed.text === '') return;
    this.#typed.push(typed);
    waiting.add(this);
    keepWords(this.#name, wordsOf(this.#typed));
  }

  /** Returns what was typed, which belongs to whoever asks, and takes no more. */
  #end(): Typed[] {
    if (waiting.delete(this)) keepWords(this.#name, '');
    this.#field?.remove();
    this.#field = undefined;
    return this.#typed.splice(0);
  }

  /** Takes no more. Returns the words that no text has taken. */
  stop(): string {
    return wordsOf(this.#end());
  }

  /** Types at the end of a text that nobody sees, and takes no more. Returns the text; undefined when nothing was typed. */
  typeInto(text: string): string | undefined {
    const all = this.#end();
    return all.length === 0 ? undefined : typedInto(text, all);
  }

  /** Types at the end of the field that has the focus, if anything was typed. */
  releaseAtEnd(to: Document): void {
    if (this.#typed.length > 0) moveCaretToEnd(to.activeElement);
    this.release(to);
  }

  /** Types into the text that has the focus in a document, and takes no more. Call it only when that is the text to which it belongs. */
  release(to: Document): void {
    for (const typed of this.#end()) type(typed, to);
  }
}

const wordsOf = (all: readonly Typed[]): string => typedInto('', all).trim();

/** Returns a text with what was typed at its end. */
function typedInto(text: string, all: readonly Typed[]): string {
  let [typed, caret, isAll]: [string, number, boolean] = [text, text.length, false];
  for (const one of all) {
    const key = 'key' in one ? one.key : undefined;
    if (key === 'Home' || key === commands.Home) caret = 0;
    else if (key === 'End' || key === commands.End) caret = typed.length;
    else if (key !== selectAll && key !== 'Enter') {
      const [start, end] = isAll ? [0, typed.length] : [key === 'Backspace' ? Math.max(0, caret - 1) : caret, caret];
      const letters = 'text' in one ? one.text : '';
      typed = typed.slice(0, start) + letters + typed.slice(end);
      caret = start + letters.length;
    }
    isAll = key === selectAll;
  }
  return typed;
}

/** Types into the text that has the focus, or does what a key does there. */
function type(typed: Typed, to: Document): void {
  // Browsers type by a script only in this way, with its events.
  if ('text' in typed) to.execCommand('insertText', false, typed.text);
  else if (typed.key === 'Backspace') to.execCommand('delete');
  else if (typed.key === selectAll) to.execCommand('selectAll');
  // A text in the page says itself what Enter does.
  else if (typed.key === 'Enter')
    to.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  else {
    const isInLine = typed.key === 'Home' || typed.key === 'End';
    const isBack = typed.key === 'Home' || typed.key === commands.Home;
    to.getSelection()?.modify('move', isBack ? 'backward' : 'forward', isInLine ? 'lineboundary' : 'documentboundary');
  }
}
