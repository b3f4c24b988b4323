import { noise } from '../museum/grain.ts';
import type { Color } from '../restaurant/paint.ts';
import { post, slab } from './buildings.ts';
import { plaster } from './materials.ts';
import { lightOf } from './nature.ts';
import type { Ball, Patch, Scene } from './scene.ts';
import type { Vector } from './vectors.ts';

/** A round, level thing. */
export const disc = ([x, y, z]: Vector, radius: number, color: Color): Patch => ({
  corner: [x - radius, y, z - radius],
  along: [1, 0, 0],
  up: [0, 0, 1],
  size: [2 * radius, 2 * radius],
  holds: (u, v) => Math.hypot(u - radius, v - radius) < radius,
  surface: (u, v) => ({ color: [color[0] * (1 + 0.1 * (noise(u * 2, v * 9, 3) - 0.5)), color[1], color[2]] }),
});

/** A round table with four legs. */
export const table = ([x, y, z]: Vector, radius: number, color: Color): Patch[] => [
  disc([x, y, z], radius, color),
  disc([x, y - 0.05, z], radius, [color[0] * 0.6, color[1] * 0.6, color[2] * 0.6]),
  ...[-0.5, 0.5].flatMap((a) =>
    [-0.5, 0.5].flatMap((b) =>
      post([x + a * radius * 1.2, 0, z + b * radius * 1.2], [x + a * radius, y, z + b * radius], 0.05, [
        color[0] * 0.7,
        color[1] * 0.66,
        color[2] * 0.6,
      ]),
    ),
  ),
];

/** A chair with rails in its back. */
export const chair = ([x, , z]: Vector, away: number, color: Color): Patch[] => {
  const [near, far] = [z - 0.22 * away, z + 0.22 * away];
  const legs = (
    [
      [x - 0.2, near],
      [x + 0.2, near],
      [x - 0.2, far],
      [x + 0.2, far],
    ] as const
  ).flatMap(([a, c], index) => post([a, 0, c], [a, index > 1 ? 0.95 : 0.46, c], 0.045, color));
  return [
    ...legs,
    ...slab([x - 0.24, 0.44, Math.min(near, far) - 0.02], [0.48, 0.04, 0.48], plaster([214, 186, 130])),
    ...[0.6, 0.74, 0.88].flatMap((y) => post([x - 0.2, y, far], [x + 0.2, y, far], 0.07, color)),
  ];
};

/** Flowers in a bunch. */
export const bunch = ([x, y, z]: Vector, size: number, colors: readonly Color[]): Ball[] =>
  Array.from({ length: 26 }, (_, index) => {
    const [turn, away] = [index * 2.4, Math.sqrt(index / 26) * size];
    return {
      middle: [x + Math.cos(turn) * away, y + size * 0.9 - away * 0.5 + 0.05 * Math.sin(index * 5), z + Math.sin(turn) * away * 0.7],
      radius: size * 0.24,
      color: colors[index % colors.length] ?? [240, 240, 230],
    };
  });

/** A round vase. */
export const vase = (at: Vector, color: Color): Ball[] =>
  [0, 0.07, 0.13, 0.18].map((up, index) => ({
    middle: [at[0], at[1] + 0.06 + up, at[2]],
    radius: [0.075, 0.085, 0.07, 0.05][index] ?? 0.06,
    color,
  }));

type Hole = {
  left: number;
  bottom: number;
  width: number;
  height: number;
  isArched?: boolean;
  panes: readonly [number, number];
  frame: Color;
};

/** A wall with holes for windows, which have frames and bars. */
export const openWall =
  (material: (u: number, v: number) => Color, holes: readonly Hole[]): Patch['surface'] =>
  (u, v) => {
    for (const { left, bottom, width, height, isArched, panes, frame } of holes) {
      const [x, y] = [u - left, v - bottom];
      const radius = width / 2;
      const inside =
        isArched && y > height - radius ? radius - Math.hypot(x - radius, y - height + radius) : Math.min(x, width - x, y, height - y);
      if (inside < -0.1) continue;
      if (inside < 0.07) return { color: frame };
      const near = (part: number): number => Math.abs(part - Math.round(part));
      const [a, b] = [(x / width) * panes[0], (y / height) * panes[1]];
      return near(a) * (width / panes[0]) < 0.025 || near(b) * (height / panes[1]) < 0.025 ? { color: frame } : undefined;
    }
    return { color: material(u, v) };
  };

/** The light in a room, which comes from all its walls. */
export const roomLight = (sun: Vector, sky: Color): Scene['light'] =>
  lightOf({
    sun,
    sunColor: [255, 226, 172],
    skyColor: sky,
    haze: [232, 230, 222],
    hazeAt: 700,
    sky: { above: [120, 172, 212], below: [246, 238, 220], clouds: [255, 252, 244], cover: 0.52, seed: 22 },
  });
