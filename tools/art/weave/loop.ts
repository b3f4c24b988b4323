import type { Crossing } from './point.ts';
import type { Figure, Pane } from './weave.ts';

export interface Loop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly radius: number;
}

function corner(u: number, v: number, radius: number, from: number): Crossing[] {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = ((from - (index / 7) * 90) * Math.PI) / 180;
    return { u: u + Math.cos(angle) * radius, v: v - Math.sin(angle) * radius };
  });
}

/** A closed box with round corners, begun at the right end of its upper edge. */
export function loop({ left, top, right, bottom, radius }: Loop): Crossing[] {
  return [
    ...corner(right - radius, top + radius, radius, 90),
    ...corner(right - radius, bottom - radius, radius, 0),
    ...corner(left + radius, bottom - radius, radius, -90),
    ...corner(left + radius, top + radius, radius, -180),
    { u: right - radius, v: top },
  ];
}

/** A straight thread of a figure. */
export const straight = (colour: string, from: Crossing, to: Crossing, width = 7): Figure => ({ colour, width, path: [from, to] });

/** A field with straight edges. */
export const field = (colour: string, left: number, top: number, right: number, bottom: number): Pane => ({
  colour,
  corners: loop({ left, top, right, bottom, radius: 0.3 }),
});
