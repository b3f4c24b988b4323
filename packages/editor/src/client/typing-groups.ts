/** In milliseconds. Who types on after a pause wants to take back what came after it. */
const longestPause = 5000;

/** Returns the group of a change that is taken back alone. What the change is about says nothing here: it may be long. */
export const newGroup = (): string => `${Date.now()} ${Math.random()}`;

/** The groups of changes that are taken back as one: of what is typed into one field without a long pause. */
export class TypingGroups {
  #last: { place: string; fields: readonly string[]; group: string; time: number } = { place: '', fields: [], group: '', time: 0 };

  /** Returns the group of a change of fields in a place now. Another field may follow the one that is typed into, such as a name its label. */
  of(place: string, fields: readonly string[]): string {
    const time = Date.now();
    const last = this.#last;
    const isSame = place === last.place && fields.some((field) => last.fields.includes(field)) && time - last.time < longestPause;
    this.#last = { place, fields, time, group: isSame ? last.group : newGroup() };
    return this.#last.group;
  }
}
