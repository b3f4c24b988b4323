import type { ValuePath } from '@pagewright/core';

/** A field of a file of the site. `start`: how many steps of the path lead to its block, its record, or its part of `site.yaml`. */
export type FieldPlace = { file: string; path: ValuePath; start: number };

/** The field that a value comes from. `isWhole`: the value is a part of what the field names, such as the title of a record. */
export type MarkedPlace = FieldPlace & { isWhole?: true | undefined };

/** What an editor may do with a field in the page: change a plain text, or a text in Markdown or HTML, of one line or long. */
export type TextKind = 'plain' | 'line' | 'long';

/** A part of a text or an attribute that shows a field: from a character to before another. `text`: its kind, if it is a text of this place. */
export type MarkedPart = FieldPlace & { text?: TextKind; from: number; to: number };

/** A value that components read or format, so that it cannot be marked: a number, a date, a phone number. */
export type NotedValue = { place: FieldPlace; value: string | number };

/** The private-use characters of Unicode: in texts of a site they are rare, and components leave them alone. */
const [firstMark, lastMark] = [0xe000, 0xf8ff];

/** Tags and character references of HTML stay, so that only what people read is marked. */
const inHtml = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>|&#?\w{1,32};|\p{L}\p{M}*/gu;
const inText = /\p{L}\p{M}*/gu;

/**
 * Marks values with characters that say which field they come from. The letters of a value become the mark of its field, so that length,
 * spaces and punctuation stay, and components split and shorten it as before. A text without letters is marked as a whole.
 */
export class Marks {
  readonly #fields: { place: Omit<MarkedPart, 'from' | 'to'>; value: string }[] = [];
  /** The values that are not marked. */
  readonly noted: NotedValue[] = [];

  /** Returns the mark of another field. The value itself when there are none left. */
  #markOf({ isWhole, ...place }: MarkedPlace, value: string, write: (mark: string) => string, text?: TextKind): string {
    const code = firstMark + this.#fields.length;
    if (code > lastMark) return value;
    this.#fields.push({ place: { ...place, ...(text && !isWhole && { text }) }, value });
    return write(String.fromCharCode(code));
  }

  text(text: string, place: MarkedPlace): string {
    const letters = text.search(inText) < 0 ? /\S/g : inText;
    return this.#markOf(place, text, (mark) => text.replaceAll(letters, (part) => mark.repeat(part.length)), 'plain');
  }

  html(html: string, place: MarkedPlace, isLine: boolean): string {
    const write = (mark: string): string => html.replaceAll(inHtml, (part) => (/^[<&]/.test(part) ? part : mark.repeat(part.length)));
    return this.#markOf(place, html, write, isLine ? 'line' : 'long');
  }

  /** Marks the address of a picture or video. Its folder and its ending stay. */
  address(src: string, place: MarkedPlace): string {
    const [start, end] = [src.lastIndexOf('/') + 1, src.lastIndexOf('.')];
    return this.#markOf(place, src, (mark) => (end < start ? src : src.slice(0, start) + mark.repeat(end - start) + src.slice(end)));
  }

  /** Notes a value that stays as it is. Returns it. */
  note(value: unknown, { isWhole, ...place }: MarkedPlace): unknown {
    if (!isWhole && (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))) this.noted.push({ place, value });
    return value;
  }

  /** Returns the fields that a text shows, given with and without marks. What does not come from the value of a field is in no part. */
  read(plain: string, marked: string): MarkedPart[] {
    const parts = new Map<number, { from: number; to: number; shown: string }>();
    for (const [index, character] of [...Array.from({ length: marked.length }, (_, at) => marked.charCodeAt(at))].entries()) {
      const field = character - firstMark;
      if (field < 0 || field >= this.#fields.length || plain.charCodeAt(index) === character) continue;
      const { from = index, shown = '' } = parts.get(field) ?? {};
      parts.set(field, { from, to: index + 1, shown: shown + plain.charAt(index) });
    }
    return [...parts].flatMap(([index, { from, to, shown }]) => {
      const field = this.#fields[index];
      // A component that sorts by a text puts another value in this place.
      if (!field || !isWithin(shown, field.value)) return [];
      const start = plain.indexOf(field.value);
      const isWritten = start >= 0 && start <= from && start + field.value.length >= to;
      return [{ ...field.place, ...(isWritten ? { from: start, to: start + field.value.length } : { from, to }) }];
    });
  }
}

/** True when the characters of a text are in another one, in this order. Components may write capitals; a Greek small sigma depends on what is behind it. */
function isWithin(shown: string, value: string): boolean {
  let at = 0;
  const text = value.toUpperCase();
  return [...shown.toUpperCase()].every((character) => {
    at = text.indexOf(character, at) + 1;
    return at > 0;
  });
}
