/** True where the vertical thread of a column is on top of the horizontal thread of a row. */
type IsOver = (row: number, column: number) => boolean;

/** Rows of one colour: every so many, from a first on. */
type Stripe = { colour: string; every: number; from: number };

/** The pattern of a woven picture: which thread is on top, and the colours of its rows. */
export type WeavePattern = { isOver: IsOver; stripes: readonly Stripe[] };

const patterns: readonly IsOver[] = [
  // Plain, twill, basket, satin, herringbone: what a loom with few shafts weaves.
  (row, column) => (row + column) % 2 === 0,
  (row, column) => (row + column) % 4 < 2,
  (row, column) => Math.floor(row / 2) % 2 === Math.floor(column / 2) % 2,
  (row, column) => (row + 2 * column) % 5 === 0,
  (row, column) => (row + (column < 4 ? column : 8 - column)) % 4 < 2,
];

const colours = ['text-highlight', 'text-primary', 'text-secondary-light', 'text-light'];

/** The pattern that belongs to a text: always the same for the same text. */
export function weavePatternOf(seed: string): WeavePattern {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const turned = colours.map((_, index) => colours[(index + sum) % colours.length] ?? '');
  return {
    isOver: patterns[sum % patterns.length] ?? (() => false),
    stripes: turned.map((colour, index) => ({ colour, every: colours.length, from: index })),
  };
}
