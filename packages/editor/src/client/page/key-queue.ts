/** Keys that are pressed before a text can take them, such as right after a click. */
export class KeyQueue {
  readonly #keys: string[] = [];
  readonly #stopped = new AbortController();

  /** Takes the keys that a document gets from now on. */
  take(from: Document): void {
    const take = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.key.length > 1 && event.key !== 'Backspace')) return;
      event.preventDefault();
      event.stopPropagation();
      this.#keys.push(event.key);
    };
    from.addEventListener('keydown', take, { capture: true, signal: this.#stopped.signal });
  }

  /** Types the keys into the text that has the focus in a document, and takes no more of them. */
  release(to: Document): void {
    this.#stopped.abort();
    // Browsers type by a script only in this way, with its events.
    for (const key of this.#keys.splice(0)) to.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key);
  }
}
