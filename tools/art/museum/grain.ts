/** Pure functions of a place, from which plates are made. Lengths are parts of the height of a picture. */

/** A number from 0 to 1 for a cell of a grid. */
function cellValue(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const ease = (part: number): number => part * part * (3 - 2 * part);

/** Smooth noise from 0 to 1, in cells of 1 by 1. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [ease(x - left), ease(y - top)];
  const upper = mix(cellValue(left, top, seed), cellValue(left + 1, top, seed), across);
  const lower = mix(cellValue(left, top + 1, seed), cellValue(left + 1, top + 1, seed), across);
  return mix(upper, lower, down);
}

/** Noise with finer noise on it, from 0 to 1. */
export function cloud(x: number, y: number, seed: number): number {
  return (
    0.53 * noise(x, y, seed) +
    0.27 * noise(2 * x, 2 * y, seed + 1) +
    0.13 * noise(4 * x, 4 * y, seed + 2) +
    0.07 * noise(8 * x, 8 * y, seed + 3)
  );
}

export const mix = (one: number, other: number, part: number): number => one + (other - one) * part;

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** 0 below `from`, 1 above `to`, smooth between them. `from` may be the larger one. */
export const ramp = (from: number, to: number, value: number): number => ease(clamp((value - from) / (to - from)));

/** The width of an edge: about a pixel. */
const soft = 0.0011;

/** 1 where `value` is above 0: the inside of a shape, with a soft edge. */
export const inside = (value: number): number => ramp(-soft, soft, value);

/** How much of the ink a line has that is cut `every` so far, and is as wide as `tone` of this: the line of an engraver. `at` is the place across the lines. */
export function engraved(at: number, every: number, tone: number): number {
  const phase = at / every - Math.floor(at / every);
  const distance = Math.abs(phase - 0.5) * every;
  return inside((clamp(tone) * every) / 2 - distance);
}
