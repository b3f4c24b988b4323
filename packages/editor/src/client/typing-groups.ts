/** In milliseconds. Who types on after a pause wants to take back what came after it. */
const longestPause = 5000;

/** The groups of changes that are taken back as one: of what is typed into one field without a long pause. */
export class TypingGroups {
  #last = { name: '', group: '', time: 0 };

  /** Returns the group of a change now. `name`: what is changed. */
  of(name: string): string {
    const time = Date.now();
    const isSame = name === this.#last.name && time - this.#last.time < longestPause;
    this.#last = { name, time, group: isSame ? this.#last.group : `${name} ${time}` };
    return this.#last.group;
  }
}
