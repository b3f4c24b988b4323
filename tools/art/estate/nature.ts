import { clamp, cloud, noise, ramp } from '../museum/grain.ts';
import { seededRandom } from '../random.ts';
import { blend, type Color } from '../restaurant/paint.ts';
import { slab } from './buildings.ts';
import { type Material, plaster } from './materials.ts';
import { type Ball, type Light, level, type Patch, polygon } from './scene.ts';
import { unit, type Vector } from './vectors.ts';

type Sky = { above: Color; below: Color; clouds: Color; cover: number; seed: number; glow?: Color };

/** A sky from one color to another, with clouds that are longer near the horizon, and light around the sun. */
export const skyOf =
  ({ above, below, clouds, cover, seed, glow }: Sky, sun: Vector): Light['sky'] =>
  ([x, y, z]) => {
    const up = Math.max(0.02, y);
    const [across, away] = [(x / (up + 0.16)) * 0.9, (z / (up + 0.16)) * 0.75];
    const base = blend(below, above, ramp(0, 0.55, y));
    const thick = ramp(cover, cover + 0.16, cloud(across + 7, away + 3, seed)) * ramp(0, 0.07, y);
    const lower = ramp(cover, cover + 0.2, cloud(across + 7, away + 2.6, seed));
    const color = blend(base, blend(clouds, blend(below, above, 0.7), 0.35 * lower), 0.9 * thick);
    const near = clamp(x * sun[0] + y * sun[1] + z * sun[2]);
    return glow ? blend(color, glow, 0.85 * near ** 9 + 0.25 * near ** 2 * (1 - thick)) : color;
  };

type Hour = { sun: Vector; sunColor: Color; skyColor: Color; haze: Color; hazeAt: number; sky: Sky };

export const lightOf = ({ sun, sky, ...others }: Hour): Light => {
  const to = unit(sun);
  return { ...others, sun: to, sky: skyOf(sky, to) };
};

/** A tree: a trunk, and leaves in heaps. */
export function tree(at: Vector, height: number, spread: number, color: Color, seed: number): { balls: Ball[]; patches: Patch[] } {
  const random = seededRandom(seed);
  const [x, y, z] = at;
  const balls = Array.from({ length: 110 }, (): Ball => {
    const [turn, away, up] = [random.between(0, 6.28), Math.sqrt(random.next()), random.between(-1, 1)];
    const wide = spread * Math.sqrt(1 - up * up * 0.8);
    const size = spread * random.between(0.11, 0.27);
    const tone = 0.76 + 0.24 * (up + 1) + random.between(-0.1, 0.16);
    return {
      middle: [x + Math.cos(turn) * away * wide, y + height * 0.64 + up * height * 0.3, z + Math.sin(turn) * away * wide],
      radius: size,
      color: [color[0] * tone * random.between(0.9, 1.2), color[1] * tone, color[2] * tone * 0.92],
    };
  });
  return { balls, patches: slab([x - 0.16, y, z - 0.16], [0.32, height * 0.6, 0.32], plaster([104, 84, 66])) };
}

/** Bushes along a line. */
export function hedge(from: Vector, to: Vector, height: number, color: Color, seed: number, blossom?: Color): Ball[] {
  const random = seededRandom(seed);
  const count = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) / (height * 0.26)));
  return Array.from({ length: count }, (_, index): Ball => {
    const part = (index + random.between(-0.4, 0.4)) / (count - 1);
    const tone = random.between(0.72, 1.22);
    const own = blossom && random.next() < 0.3 ? blossom : color;
    return {
      middle: [
        from[0] + (to[0] - from[0]) * part,
        from[1] + height * random.between(0.25, 0.72),
        from[2] + (to[2] - from[2]) * part + random.between(-0.2, 0.2),
      ],
      radius: height * random.between(0.26, 0.4),
      color: [own[0] * tone, own[1] * tone, own[2] * tone],
    };
  });
}

/** Land far away: what is below a line that rises and falls. */
export const hills = (z: number, rise: (x: number) => number, color: Color, fields: Color, seed: number): Patch => ({
  corner: [-400, -4, z],
  along: [1, 0, 0],
  up: [0, 1, 0],
  size: [800, 90],
  holds: (u, v) => v - 4 < rise(u - 400) * (0.9 + 0.2 * noise(u * 0.3, 2, seed)),
  surface: (u, v) => {
    const part = ramp(0.46, 0.56, cloud(u * 0.03, v * 0.12, seed));
    const trees = ramp(0.56, 0.66, cloud(u * 0.12, v * 0.3, seed + 3));
    return { color: blend(blend(color, fields, part), [62, 84, 62], 0.7 * trees) };
  },
});

export const water = (area: readonly [number, number, number, number], height: number, color: Color, calm = 1, mirror = 0.85): Patch =>
  level(
    area,
    height,
    (u, v) => ({ color: blend(color, [color[0] * 0.6, color[1] * 0.7, color[2] * 0.8], noise(u * 0.4, v * 0.9, 4)), mirror }),
    (x, z) => ((0.1 * (cloud(x * 0.7, z * 1.8, 12) - 0.5) + 0.05 * (noise(x * 3, z * 7, 13) - 0.5)) * 1.2) / calm,
  );

export const ground = (area: readonly [number, number, number, number], height: number, material: Material): Patch =>
  level(area, height, (u, v) => ({ color: material(u, v) }));

type Boat = { at: Vector; length: number; hull: Color; stripe: Color; sail?: Color; toLeft?: boolean };

/** A boat on the water, from its side. */
export function boat({ at: [x, y, z], length, hull, stripe, sail, toLeft = false }: Boat): Patch[] {
  const sign = toLeft ? -1 : 1;
  const place = (a: number, b: number, c: number): Vector => [x + sign * a * length, y + b * length, z + c * length];
  const shape = (corners: Vector[], color: Color, lower?: Color): Patch =>
    polygon(corners, (_, v) => ({ color: lower && v > length * 0.1 ? lower : color }));
  const bow = 1.05;
  return [
    shape([place(0.06, -0.02, -0.12), place(0.86, -0.02, -0.05), place(bow, 0.2, 0), place(0, 0.15, -0.13)], hull, stripe),
    shape([place(0, -0.02, 0.13), place(0.86, -0.02, 0.05), place(bow, 0.2, 0), place(0, 0.16, 0.13)], hull, stripe),
    shape([place(0, 0.13, -0.13), place(0.9, 0.13, -0.04), place(0.9, 0.13, 0.04), place(0, 0.13, 0.13)], [150, 120, 90]),
    ...slab(
      [x + sign * 0.42 * length - (toLeft ? 0.24 * length : 0), y + 0.12 * length, z - 0.05 * length],
      [0.24 * length, 0.16 * length, 0.1 * length],
      plaster([232, 226, 212]),
    ),
    ...(sail
      ? [
          shape([place(0.36, 0.22, 0), place(0.62, 0.24, 0), place(0.62, 1.1, 0)], sail),
          shape([place(0.66, 0.2, 0), place(1.02, 0.22, 0), place(0.66, 1, 0)], sail),
        ]
      : []),
    polygon(
      [place(0.61, 0.1, -0.01), place(0.64, 0.1, -0.01), place(0.64, sail ? 1.16 : 0.8, -0.01), place(0.61, sail ? 1.16 : 0.8, -0.01)],
      () => ({ color: [96, 76, 58] }),
    ),
  ];
}
