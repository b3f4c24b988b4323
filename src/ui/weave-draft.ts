/** Whether the upright thread of a column lies over the thread across of a row. */
type IsOver = (row: number, column: number) => boolean;

/** Rows of one colour: every so many, from a first on. */
type Stripe = { colour: string; every: number; from: number };

/** How a cloth is woven. */
export type Draft = { isOver: IsOver; stripes: readonly Stripe[] };

const patterns: readonly IsOver[] = [
  // Plain, twill, basket, satin, herringbone: what a loom with few shafts weaves.
  (row, column) => (row + column) % 2 === 0,
  (row, column) => (row + column) % 4 < 2,
  (row, column) => Math.floor(row / 2) % 2 === Math.floor(column / 2) % 2,
  (row, column) => (row + 2 * column) % 5 === 0,
  (row, column) => (row + (column < 4 ? column : 8 - column)) % 4 < 2,
];

const colours = ['text-marigold', 'text-madder', 'text-peacock-light', 'text-cotton'];

/** The draft that belongs to some words. */
export function draftOf(seed: string): Draft {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const turned = colours.map((_, index) => colours[(index + sum) % colours.length] ?? '');
  return {
    isOver: patterns[sum % patterns.length] ?? (() => false),
    stripes: turned.map((colour, index) => ({ colour, every: colours.length, from: index })),
  };
}
