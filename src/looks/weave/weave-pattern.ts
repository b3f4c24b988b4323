/** True where the vertical thread of a column is on top of the horizontal thread of a row. */
type IsVerticalOnTop = (row: number, column: number) => boolean;

/** Every `every`th row, starting with row `from`, has this colour, as a class name. */
type Stripe = { color: string; every: number; from: number };

/** The pattern of a woven picture: which thread is on top, and the colours of its rows. */
export type WeavePattern = { isVerticalOnTop: IsVerticalOnTop; stripes: readonly Stripe[] };

/** Plain weave, twill, basket weave, satin and herringbone, in this order. */
const patterns: readonly IsVerticalOnTop[] = [
  (row, column) => (row + column) % 2 === 0,
  (row, column) => (row + column) % 4 < 2,
  (row, column) => Math.floor(row / 2) % 2 === Math.floor(column / 2) % 2,
  (row, column) => (row + 2 * column) % 5 === 0,
  (row, column) => (row + (column < 4 ? column : 8 - column)) % 4 < 2,
];

const colors = ['text-highlight', 'text-primary', 'text-secondary-light', 'text-light'];

/** Returns the pattern for a text. The same text always gives the same pattern. */
export function weavePatternOf(seed: string): WeavePattern {
  let hash = 0;
  for (const letter of seed) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const rotated = colors.map((_, index) => colors[(index + hash) % colors.length] ?? '');
  return {
    isVerticalOnTop: patterns[hash % patterns.length] ?? (() => false),
    stripes: rotated.map((color, index) => ({ color, every: colors.length, from: index })),
  };
}
