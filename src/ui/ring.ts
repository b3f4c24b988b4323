const modulo = (value: number, by: number): number => ((value % by) + by) % by;

type Ring = {
  /** How many slides go round. */
  count: number;
  /** How many are in view. */
  show: number;
  /** By how many slides the ring is turned from its beginning; any number, between two slides while it moves. */
  turned: number;
};

/**
 * Where a slide of a ring stands, in slides from the left edge of the frame. The seam at which slides go from one end
 * to the other lies out of view on both sides, as long as there are more slides than are in view.
 */
export function placeInRing(index: number, { count, show, turned }: Ring): number {
  const before = Math.max(1, Math.floor((count - show) / 2));
  return modulo(index - turned + before, count) - before;
}

/** How far a ring is turned when it is let go after it was dragged by so many slides: a fifth of one is meant. */
export function turnAfterDrag(from: number, by: number): number {
  const meant = Math.abs(by) > 0.2 ? Math.sign(by) * Math.max(1, Math.round(Math.abs(by))) : 0;
  return from + meant;
}
