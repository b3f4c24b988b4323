import type { PatternMarkProps } from '../../../../../src/looks/pattern.ts';

/** A small arch. Its colour alternates. */
export const ArchMark = ({ index }: PatternMarkProps) => (
  <span aria-hidden="true" className={`arch-frame absolute start-0 top-1 h-6 w-5 ${index % 2 === 0 ? 'bg-highlight' : 'bg-secondary'}`} />
);
