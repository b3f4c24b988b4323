import type { PatternMarkProps } from '../pattern.ts';

/** A thin line above a list item, over its whole width. */
export const FolioMark = ({ isRow }: PatternMarkProps) => (
  <span aria-hidden="true" className={`absolute inset-x-0 border-t border-current/20 ${isRow ? 'top-4' : '-top-4'}`} />
);
