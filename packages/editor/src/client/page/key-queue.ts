/** Keys without a letter that a text takes. */
const named = ['Backspace', 'Enter', 'Home', 'End'];

/** Keys that are pressed before a text can take them, such as right after a click. */
export class KeyQueue {
  readonly #keys: string[];
  readonly #stopped = new AbortController();

  /** `typed`: what was typed before. */
  constructor(typed = '') {
    this.#keys = [...typed];
  }

  /** Takes the keys that a document gets from now on. */
  take(from: Document): void {
    const take = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.key.length > 1 && !named.includes(event.key))) return;
      event.preventDefault();
      event.stopPropagation();
      this.#keys.push(event.key);
    };
    from.addEventListener('keydown', take, { capture: true, signal: this.#stopped.signal });
  }

  /** Types the keys into the text that has the focus in a document, and takes no more of them. */
  release(to: Document): void {
    this.#stopped.abort();
    for (const key of this.#keys.splice(0)) press(key, to);
  }
}

/** Does what a key does in the text that has the focus. */
function press(key: string, to: Document): void {
  if (key === 'Home' || key === 'End') to.getSelection()?.modify('move', key === 'Home' ? 'backward' : 'forward', 'lineboundary');
  // A text in the page says itself what Enter does.
  else if (key === 'Enter') to.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  // Browsers type by a script only in this way, with its events.
  else to.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key);
}
