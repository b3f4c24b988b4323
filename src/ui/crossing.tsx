import { classNames } from 'pagewright/react';

type CrossingProps = {
  /** Whether the thread across lies over the upright one. */
  isOver: boolean;
  /** Where the thread across runs, and where the upright one does: their places and lengths. */
  across: string;
  upright: string;
};

/** Two threads that cross; the lower one stops short of the upper. Their ground is `--ground`, cotton without. Pure decoration. */
export function Crossing({ isOver, across, upright }: CrossingProps) {
  const besideAcross = '[box-shadow:0_3px_var(--edge),0_-3px_var(--edge)]';
  const besideUpright = '[box-shadow:3px_0_var(--edge),-3px_0_var(--edge)]';
  return (
    <span aria-hidden="true" className="[--edge:var(--ground,var(--color-light))]">
      <span
        className={classNames(
          'absolute w-0.75 rounded-full bg-secondary in-[.dark]:bg-secondary-light',
          besideUpright,
          upright,
          isOver ? 'z-0' : 'z-1',
        )}
      />
      <span className={classNames('absolute h-0.75 rounded-full bg-highlight', besideAcross, across, isOver ? 'z-1' : 'z-0')} />
    </span>
  );
}
