import { classNames } from 'pagewright/react';
import type { PatternMarkProps } from '../pattern.ts';

/** Where the two threads run, for items beside each other and below each other. */
const places = {
  row: { across: 'top-3 start-0 -end-10.5', upright: 'inset-y-0 start-3' },
  column: { across: 'top-3 start-0 w-7', upright: 'top-0 -bottom-8 start-3' },
};

/** Two crossing threads. Which one is on top alternates; the other has a gap in the colour of the background there. */
export function ThreadCrossing({ index, isRow }: PatternMarkProps) {
  const { across, upright } = isRow ? places.row : places.column;
  const isAcrossOnTop = index % 2 === 0;
  const gapAcross = '[box-shadow:0_3px,0_-3px]';
  const gapUpright = '[box-shadow:3px_0,-3px_0]';
  return (
    <span aria-hidden="true" className="[display:var(--pattern-display)] text-(--pattern-background,var(--color-light))">
      <span
        className={classNames(
          'absolute w-0.75 rounded-full bg-secondary in-[.dark]:bg-secondary-light',
          gapUpright,
          upright,
          isAcrossOnTop ? 'z-0' : 'z-1',
        )}
      />
      <span className={classNames('absolute h-0.75 rounded-full bg-highlight', gapAcross, across, isAcrossOnTop ? 'z-1' : 'z-0')} />
    </span>
  );
}
