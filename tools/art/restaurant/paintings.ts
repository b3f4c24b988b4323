import { dumplings, plumCake, soup } from './dishes.ts';
import type { Painting } from './paint.ts';
import { room } from './places.ts';
import { table } from './table.ts';
import { yard } from './yard.ts';

/** The pictures, by the names of their files. */
export const paintings = {
  tafel: table,
  kuerbissuppe: soup,
  semmelknoedel: dumplings,
  zwetschgenkuchen: plumCake,
  stube: room,
  hof: yard,
} satisfies Record<string, () => Painting>;
