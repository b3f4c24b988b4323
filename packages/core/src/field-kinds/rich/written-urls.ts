/** A URL as Markdown has it: behind the text of a link, alone in angle brackets, or in the definition of a link. */
const written = /(?:(?<definition>\]: ?<?)|\]\(<?|<)(?<url>[^\s)>]+)/g;

/** Finds the URLs of links and pictures in a Markdown text, which is read once for all of them. */
export class WrittenUrls {
  /** The offsets of the URLs that stand in their place, in order. A URL with a bracket is found by the part before it. */
  readonly #inPlace = new Map<string, number[]>();
  /** The offset of the first definition of a URL. */
  readonly #defined = new Map<string, number>();

  constructor(text: string) {
    for (const { 0: whole, index, groups: { definition, url = '' } = {} } of text.matchAll(written)) {
      const offset = index + whole.length - url.length;
      const offsets = this.#inPlace.get(url);
      if (definition !== undefined) this.#defined.set(url, this.#defined.get(url) ?? offset);
      else if (offsets) offsets.push(offset);
      else this.#inPlace.set(url, [offset]);
    }
  }

  /** Returns the offset of the next URL that stands in its place, from an index of the text. */
  next(url: string, from: number): number | undefined {
    const offsets = this.#inPlace.get(startOf(url)) ?? [];
    let [low, high] = [0, offsets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((offsets[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return offsets[low];
  }

  /** Returns the offset of a URL in the definition of a link. */
  definition(url: string): number | undefined {
    return this.#defined.get(startOf(url));
  }
}

const startOf = (url: string): string => /^[^\s)>]*/.exec(url)?.[0] ?? '';
