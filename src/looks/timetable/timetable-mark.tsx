import type { PatternMarkProps } from '../pattern.ts';

/** A stop before a list item: a ring. */
export const TimetableMark = ({ isRow }: PatternMarkProps) => (
  <span
    aria-hidden="true"
    className={`absolute start-0 size-5 rounded-full border-4 border-primary in-[.dark]:border-highlight ${isRow ? 'top-11' : 'top-1'}`}
  />
);
