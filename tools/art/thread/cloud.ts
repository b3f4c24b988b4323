import type { Point } from '../weave/point.ts';
import { arc } from './bends.ts';

/** The outline of a cloud on a flat base, 400 wide and 240 high around a place, begun on its base. */
export function cloudOutline({ x, y }: Point, scale: number): Point[] {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * scale, y: y + dy * scale });
  return [
    at(-40, 120),
    ...arc(at(-132, 52), 68 * scale, 90, 259.9),
    ...arc(at(-52, -18), 92 * scale, 178.1, 323.5),
    ...arc(at(68, -20), 70 * scale, 228.9, 373.3),
    ...arc(at(140, 58), 62 * scale, -93.60000000000002, 90),
    at(-40, 120),
  ];
}
