import type { PatternMarkProps } from '../pattern.ts';

/** A short thick rule before a list item. */
export const GazetteMark = ({ isRow }: PatternMarkProps) => (
  <span aria-hidden="true" className={`absolute start-0 h-1 w-6 bg-current ${isRow ? 'top-12' : 'top-3'}`} />
);
