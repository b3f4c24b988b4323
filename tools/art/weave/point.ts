/** A place on the picture, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the fabric: `u` counts warp threads from the left, `v` weft threads from the top. */
export interface Crossing {
  readonly u: number;
  readonly v: number;
}

/** Nought below the low edge, one above the high one, and no corner between. */
export function ease(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}
