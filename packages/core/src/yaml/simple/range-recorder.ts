/** A part of a text: the index of its first character, and the index after its last one. */
export type TextRange = readonly [start: number, end: number];

/** The range of a value, and those of its entries. */
export type ValueRange = {
  range: TextRange;
  /** True for a map or list without brackets. Its range ends with its first line. */
  isFirstLine?: boolean;
  /** The text, when it is written without quotes on one line. Numbers, true, false and null have none. */
  plainText?: string | undefined;
  /** The entries by field name or index. */
  entries?: Map<PropertyKey, EntryRange>;
};

type EntryRange = { key?: TextRange | undefined; value: ValueRange };

/**
 * Records the ranges of keys and values while the quick reader reads a text. A position is the index of a line and `rest`,
 * the rest of this line.
 */
export class RangeRecorder {
  /** The index at which each line starts. */
  readonly lineStarts: number[] = [];
  /** The range of the whole value, once it has been read. */
  root: ValueRange | undefined;
  readonly #text: string;
  readonly #lines: readonly string[];
  readonly #open: ValueRange[] = [];
  #key: { name: string; range: TextRange } | undefined;

  /** `lines` are the lines of the text without line breaks. */
  constructor(text: string, lines: readonly string[]) {
    this.#text = text;
    this.#lines = lines;
    let start = 0;
    for (let count = 0; count < lines.length; count += 1) {
      this.lineStarts.push(start);
      start = text.indexOf('\n', start) + 1;
    }
  }

  /** Records the key that `rest` starts with. The next value is its value. */
  key(line: number, rest: string, name: string): void {
    this.#key = { name, range: this.#rangeOf(line, rest, name.length) };
  }

  /** Records a value on one line: the first `length` characters of `rest`. */
  value(line: number, rest: string, length: number): void {
    this.#add({ range: this.#rangeOf(line, rest, length) });
  }

  /** Records a value that is written as `words` without quotes. */
  plainValue(line: number, rest: string, words: string, value: unknown): void {
    this.#add({ range: this.#rangeOf(line, rest, words.length), plainText: typeof value === 'string' ? value : undefined });
  }

  /** Records a block scalar with its header, which `rest` starts with. It ends before the line `next`. */
  blockScalar(line: number, rest: string, next: number): void {
    this.#add({ range: [this.#indexOf(line, rest), this.lineStarts[next] ?? this.#text.length] });
  }

  /** Records the start of a map or list without brackets. The values until `close` are its entries. */
  openBlock(line: number, rest: string): void {
    this.#openWith({ range: this.#rangeOf(line, rest, rest.length), isFirstLine: true, entries: new Map() });
  }

  /** Records the start of a map or list in brackets, which `rest` starts with. */
  openBrackets(line: number, rest: string): void {
    this.#openWith({ range: this.#rangeOf(line, rest, 1), entries: new Map() });
  }

  /** Ends the map or list that was opened last. For brackets, `rest` is the text after them. */
  close(line?: number, rest = ''): void {
    const closed = this.#open.pop();
    if (closed && line !== undefined) closed.range = [closed.range[0], this.#indexOf(line, rest)];
  }

  #openWith(value: ValueRange): void {
    this.#add(value);
    this.#open.push(value);
  }

  #add(value: ValueRange): void {
    const key = this.#key;
    this.#key = undefined;
    const entries = this.#open.at(-1)?.entries;
    if (entries) entries.set(key?.name ?? entries.size, { key: key?.range, value });
    else this.root = value;
  }

  #indexOf(line: number, rest: string): number {
    return (this.lineStarts[line] ?? 0) + (this.#lines[line] ?? '').length - rest.length;
  }

  #rangeOf(line: number, rest: string, length: number): TextRange {
    const start = this.#indexOf(line, rest);
    return [start, start + length];
  }
}
