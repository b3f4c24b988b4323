/** A list of values, each once. JSON-safe values are equal when their JSON is. */
export class IndexList<Value> {
  readonly values: Value[] = [];
  readonly #indexes = new Map<string, number>();

  /** Returns the index of a value. Adds it when it is new. */
  indexOf(value: Value): number {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
