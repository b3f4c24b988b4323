import type { PatternMarkProps } from '../pattern.ts';

/** A small square before a list item, as on the edge of a shelf. */
export const ShelfMark = ({ isRow }: PatternMarkProps) => (
  <span aria-hidden="true" className={`absolute size-2.5 bg-current ${isRow ? 'start-3 top-4' : 'start-0 top-2'}`} />
);
