import type { Crossing } from './point.ts';

/** A run of neighbouring threads of one colour. */
export interface Band {
  readonly colour: string;
  readonly threads: number;
}

/** An extra thread laid into the fabric, as the figures of a Paithani are. */
export interface Figure {
  readonly colour: string;
  readonly width: number;
  readonly path: readonly Crossing[];
}

/** A darker or lighter field within the fabric. */
export interface Pane {
  readonly colour: string;
  readonly corners: readonly Crossing[];
}

/** A bead on a crossing. */
export interface Knot extends Crossing {
  readonly colour: string;
  readonly radius: number;
}

/** The properties of a video. */
export interface Weave {
  readonly seed: number;
  readonly weft: readonly Band[];
  readonly warp: readonly Band[];
  /** Whether the weft passes over the warp where they cross. */
  readonly over: (column: number, row: number) => boolean;
  readonly panes: readonly Pane[];
  readonly figures: readonly Figure[];
  readonly knots: readonly Knot[];
}

/** The colour of the n-th thread of a repeating sequence of bands. */
export function colourOf(bands: readonly Band[], thread: number): string {
  const length = bands.reduce((sum, band) => sum + band.threads, 0);
  let rest = ((thread % length) + length) % length;
  for (const band of bands) {
    if (rest < band.threads) return band.colour;
    rest -= band.threads;
  }
  return '#000000';
}
