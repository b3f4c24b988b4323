import { cloud, inside, mix, noise, ramp } from '../museum/grain.ts';
import type { Color, Cover } from '../museum/print.ts';
import { blend, type Coat } from './paint.ts';

export const coat = (color: Color, cover: Cover): Coat => ({ color: () => color, cover });

export const white: Color = [246, 243, 233];
export const navy: Color = [20, 44, 70];
export const red: Color = [196, 62, 44];
export const yellow: Color = [247, 196, 64];

/** A sky from one colour to another, with long clouds. */
export const sky = (above: Color, below: Color, clouds: Color, horizon: number, seed: number): readonly Coat[] => [
  { color: (_, y) => blend(above, below, ramp(0, horizon, y)), cover: () => 1 },
  coat(
    clouds,
    (x, y) => 0.85 * ramp(0.52, 0.72, cloud(x * 1.5, y * 7, seed) + 0.1 * noise(x * 9, y * 30, seed)) * ramp(horizon, 0.5 * horizon, y),
  ),
];

/** Land whose outline rises and falls. The nearer it is, the darker, and the more one sees of its fields. */
export function land(options: { foot: number; rise: (x: number) => number; color: Color; lit: Color; seed: number }): readonly Coat[] {
  const { foot, rise, color, lit, seed } = options;
  const body: Cover = (x, y) => (y > foot ? 0 : inside(rise(x) * (0.86 + 0.28 * cloud(x * 6, 1, seed)) - (foot - y)));
  return [
    coat(color, body),
    coat(lit, (x, y) => 0.75 * body(x, y) * ramp(0.5, 0.58, cloud(x * 5 + y * 3, y * 16, seed + 2) + 0.6 * (foot - y) - 0.05)),
    coat(blend(color, navy, 0.5), (x, y) => 0.7 * body(x, y) * ramp(0.018, 0.004, foot - y + 0.012 * noise(x * 30, 2, seed))),
  ];
}

/** A hill around a place. */
export const hill =
  (middle: number, half: number, height: number) =>
  (x: number): number =>
    Math.abs(x - middle) > half ? -1 : height * Math.cos(((x - middle) / half) * (Math.PI / 2)) ** 1.4;

/** Water from the horizon down, with short strokes that grow as they come nearer. */
export const sea = (far: Color, near: Color, glint: Color, horizon: number, seed: number): readonly Coat[] => {
  const depth = (y: number): number => Math.max(0, y - horizon) / (1 - horizon);
  const waves: Cover = (x, y) => {
    if (y < horizon) return 0;
    const d = depth(y) + 0.02;
    return cloud((x * 3.2) / (0.25 + d), Math.sqrt(d) * 34, seed);
  };
  return [
    { color: (_, y) => blend(far, near, depth(y) ** 0.7), cover: (_, y) => inside(y - horizon) },
    coat(blend(near, navy, 0.45), (x, y) => 0.6 * ramp(0.56, 0.66, waves(x, y)) * ramp(0, 0.5, depth(y))),
    coat(glint, (x, y) => 0.7 * ramp(0.6, 0.7, waves(x + 4.7, y + 0.003)) * mix(0.9, 0.35, depth(y))),
  ];
};

/** A rectangle, by its edges. */
export const slab =
  (left: number, top: number, right: number, bottom: number): Cover =>
  (x, y) =>
    inside(Math.min(x - left, right - x, y - top, bottom - y));

/** A ferry with its bow to the right. `size` is the length of its hull, `water` where it floats. */
export function ferry(left: number, water: number, size: number): readonly Coat[] {
  const at =
    (cover: Cover): Cover =>
    (x, y) =>
      cover((x - left) / size, (y - water) / size);
  const part = (a: number, b: number, c: number, d: number): Cover => at((x, y) => inside(Math.min(x - a, c - x, y - b, d - y) * size));
  const hull = at((x, y) => inside(Math.min(0.01 - y, y + 0.12, x - 0.02 + 0.1 * y, 1 - 0.55 * (y + 0.12) ** 0.8 - x) * size));
  const deck = at((x, y) => inside(Math.min(-0.115 - y, y + 0.2, x - 0.1, 0.78 - 0.35 * (y + 0.2) - x + 0.03) * size));
  const windows = at((x, y) =>
    inside(Math.min(y + 0.178, -0.148 - y, x - 0.14, 0.68 - x, 0.017 - Math.abs(((x * 18) % 1) - 0.5) * 0.056 + 0.002) * size),
  );
  return [
    coat(
      white,
      at(
        (x, y) => 0.8 * inside((0.016 - Math.abs(y - 0.006 - 0.01 * noise(x * 9, 3, 4))) * size) * ramp(-1.6, 0.1, x) * ramp(1.12, 0.98, x),
      ),
    ),
    coat(
      navy,
      at((x, y) => 0.45 * inside(Math.min(y, 0.13 - y, x - 0.04, 0.9 - x) * size) * ramp(0.35, 0.55, noise(x * 4, y * 60, 5))),
    ),
    coat(navy, hull),
    coat(
      red,
      at((x, y) => (y > -0.018 ? hull(left + x * size, water + y * size) : 0)),
    ),
    coat(
      yellow,
      at((x, y) => (y > -0.084 && y < -0.066 ? hull(left + x * size, water + y * size) : 0)),
    ),
    coat(white, deck),
    coat(navy, windows),
    coat(white, part(0.46, -0.27, 0.69, -0.195)),
    coat(navy, part(0.5, -0.252, 0.68, -0.222)),
    coat(yellow, part(0.24, -0.32, 0.34, -0.195)),
    coat(navy, part(0.24, -0.32, 0.34, -0.29)),
    coat(navy, part(0.565, -0.4, 0.573, -0.265)),
    coat(red, part(0.515, -0.385, 0.565, -0.355)),
  ];
}
