import { clamp, cloud, engraved, inside, noise } from './grain.ts';
import type { Color } from './print.ts';

export const paper: Color = [243, 237, 224];
export const indigo: Color = [38, 56, 92];
export const night: Color = [26, 31, 46];
export const slate: Color = [96, 116, 130];
export const ochre: Color = [214, 164, 82];
export const rust: Color = [176, 84, 52];
export const moss: Color = [104, 118, 84];
export const sand: Color = [226, 201, 158];

/** The outline of land: the height above which there is sky, for each place across. */
export const ridge =
  (base: number, rise: number, every: number, seed: number): ((x: number) => number) =>
  (x) =>
    base - rise * (cloud(x / every, 3.5, seed) - 0.5) * 2;

export const disc = (x: number, y: number, [left, top, radius]: readonly [number, number, number]): number =>
  inside(radius - Math.hypot(x - left, y - top) + 0.002 * (noise(x * 40, y * 40, 5) - 0.5));

export const box = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]): number =>
  inside(Math.min(x - left, right - x, y - top, bottom - y) + 0.002 * (noise(x * 50, y * 50, 8) - 0.5));

/** Water: lines along the horizon, which are wider and farther from each other the nearer they are. `light` of 1 leaves the paper. */
export function water(x: number, y: number, horizon: number, light: number): number {
  const depth = Math.max(0.0001, y - horizon);
  const across = Math.sqrt(depth) + 0.012 * (cloud(x * 3, y * 14, 21) - 0.5);
  return engraved(across, 0.021, clamp(1.06 - light));
}
