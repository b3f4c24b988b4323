import { grid } from './fabric.ts';
import type { Crossing } from './point.ts';
import type { Figure, Knot, Pane } from './weave.ts';

export interface WindowFrame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly colour: string;
  readonly background: string;
}

const radius = 1.1;

function corner(u: number, v: number, from: number): Crossing[] {
  return Array.from({ length: 7 }, (_, index) => {
    const angle = ((from + (index / 6) * 90) * Math.PI) / 180;
    return { u: u + Math.cos(angle) * radius, v: v - Math.sin(angle) * radius };
  });
}

/** A thread comes in from the loose side, draws the frame of a window and closes it where it began. */
export function windowFrame({ left, top, right, bottom, colour, background }: WindowFrame): {
  figures: Figure[];
  knots: Knot[];
  panes: Pane[];
} {
  const around = [
    ...corner(left + radius, top + radius, 90),
    ...corner(left + radius, bottom - radius, 180),
    ...corner(right - radius, bottom - radius, 270),
    { u: right, v: top },
  ];
  const bar = top + 2;
  return {
    panes: [{ colour: background, corners: [...around, { u: left + radius, v: top }] }],
    figures: [
      { colour, width: 8, path: [{ u: grid.endColumn, v: top }, ...around] },
      {
        colour,
        width: 6,
        path: [
          { u: left, v: bar },
          { u: right, v: bar },
        ],
      },
    ],
    knots: [1, 2, 3].map((step) => ({ u: left + 0.3 + step * 0.95, v: top + 1, radius: 6.5, colour })),
  };
}
