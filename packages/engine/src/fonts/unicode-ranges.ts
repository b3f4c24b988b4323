/** A Unicode range as in CSS: `U+41` or `U+0900-097F`. */
export const unicodeRangePattern = /^U\+([0-9A-Fa-f]{1,6})(?:-([0-9A-Fa-f]{1,6}))?$/;

/** Returns the characters of Unicode ranges such as `U+0900-097F`. Throws an `Error` for a malformed or reversed range. */
export function charactersOfRanges(ranges: readonly string[]): string {
  return ranges
    .map((range) => {
      const [, start = '', end = start] = unicodeRangePattern.exec(range) ?? [];
      const first = Number.parseInt(start, 16);
      const last = Number.parseInt(end, 16);
      if (!(first <= last && last <= 0x10ffff)) throw new Error(`ranges: write ranges like U+0900-097F, not "${range}".`);
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
    })
    .join('');
}
