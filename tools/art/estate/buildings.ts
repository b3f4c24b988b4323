import type { Color } from '../restaurant/paint.ts';
import { type Material, type Opening, plaster, slates, wall } from './materials.ts';
import { type Patch, polygon } from './scene.ts';
import { add, times, turned, type Vector } from './vectors.ts';

/** A place in a building: to the right along its front, up, and behind its front. */
type Place = readonly [right: number, up: number, back: number];

export type House = {
  /** The left foot of the front. */
  at: readonly [x: number, z: number];
  base?: number;
  turn?: number;
  width: number;
  depth: number;
  /** Up to the eaves. */
  height: number;
  /** From the eaves to the ridge. */
  rise: number;
  /** Where the ridge runs: `front` shows a gable. */
  gable?: 'front' | 'side';
  material: Material;
  /** The walls at the sides, if they differ. */
  sides?: Material;
  roof?: Material;
  front?: readonly Opening[];
  left?: readonly Opening[];
  right?: readonly Opening[];
  /** Chimneys: how far along the ridge, from 0 to 1. */
  chimneys?: readonly number[];
  overhang?: number;
};

const frameOf = ({ at: [x, z], base = 0, turn = 0 }: Pick<House, 'at' | 'base' | 'turn'>): ((place: Place) => Vector) => {
  const [right, back] = [turned([1, 0, 0], turn), turned([0, 0, 1], turn)];
  return ([a, b, c]) => add([x, base + b, z], add(times(right, a), times(back, c)));
};

/** The walls of a house with a gable in two of them, its roof, and chimneys. */
export function house(options: House): Patch[] {
  const { width: w, depth: d, height: h, rise: r, gable = 'side', material, sides = material, roof = slates([92, 100, 116]) } = options;
  const { front, left, right, overhang: o = 0.25 } = options;
  const p = frameOf(options);
  const shape = (places: readonly Place[], surface: Patch['surface']): Patch => polygon(places.map(p), surface);
  const isFront = gable === 'front';
  const upTo = (from: Place, to: Place, peak: Place | undefined): Place[] => [
    from,
    to,
    [to[0], h, to[2]],
    ...(peak ? [peak] : []),
    [from[0], h, from[2]],
  ];
  const low = h - (o * r) / (isFront ? w / 2 : d / 2);
  const [west, east, near, far] = [-o, w + o, -o, d + o];
  const slope = (from: Place, to: Place): Place[] =>
    isFront ? [from, to, [w / 2, h + r, to[2]], [w / 2, h + r, from[2]]] : [from, to, [to[0], h + r, d / 2], [from[0], h + r, d / 2]];
  const slopes = isFront
    ? [slope([west, low, far], [west, low, near]), slope([east, low, near], [east, low, far])]
    : [slope([west, low, near], [east, low, near]), slope([east, low, far], [west, low, far])];
  return [
    shape(upTo([0, 0, 0], [w, 0, 0], isFront ? [w / 2, h + r, 0] : undefined), wall(material, front)),
    shape(upTo([w, 0, 0], [w, 0, d], isFront ? undefined : [w, h + r, d / 2]), wall(sides, right)),
    shape(upTo([0, 0, d], [0, 0, 0], isFront ? undefined : [0, h + r, d / 2]), wall(sides, left)),
    shape(upTo([w, 0, d], [0, 0, d], undefined), wall(sides)),
    ...slopes.map((places) => shape(places, (u, v) => ({ color: roof(u, v) }))),
    ...chimneysOf(options, p, sides),
  ];
}

function chimneysOf(
  { width, depth, height, rise, gable = 'side', chimneys = [] }: House,
  place: Block['place'],
  material: Material,
): Patch[] {
  const pot = plaster([190, 108, 76]);
  const top = height + rise;
  return chimneys.flatMap((part) => {
    const [a, c] = gable === 'front' ? [width / 2 - 0.35, depth * part] : [width * part - 0.35, depth / 2 - 0.35];
    return [
      ...block({ place, at: [a, top - 0.7, c], size: [0.8, 1.7, 0.7] }, material),
      ...block({ place, at: [a + 0.15, top + 1, c + 0.15], size: [0.24, 0.45, 0.24] }, pot),
      ...block({ place, at: [a + 0.45, top + 1, c + 0.15], size: [0.24, 0.38, 0.24] }, pot),
    ];
  });
}

type Block = { place: (place: Place) => Vector; at: Place; size: Place };

/** A block: a front, two sides, a top. */
export function block(
  { place, at: [x, y, z], size: [w, h, d] }: Block,
  material: Material,
  front: readonly Opening[] = [],
  top: Material = material,
): Patch[] {
  const shape = (places: readonly Place[], surface: Patch['surface']): Patch =>
    polygon(
      places.map(([a, b, c]) => place([x + a, y + b, z + c])),
      surface,
    );
  return [
    shape(
      [
        [0, 0, 0],
        [w, 0, 0],
        [w, h, 0],
        [0, h, 0],
      ],
      wall(material, front),
    ),
    shape(
      [
        [w, 0, 0],
        [w, 0, d],
        [w, h, d],
        [w, h, 0],
      ],
      wall(material),
    ),
    shape(
      [
        [0, 0, d],
        [0, 0, 0],
        [0, h, 0],
        [0, h, d],
      ],
      wall(material),
    ),
    shape(
      [
        [w, 0, d],
        [0, 0, d],
        [0, h, d],
        [w, h, d],
      ],
      wall(material),
    ),
    shape(
      [
        [0, h, 0],
        [w, h, 0],
        [w, h, d],
        [0, h, d],
      ],
      wall(top),
    ),
  ];
}

/** A block in the scene itself. */
export const slab = (at: Place, size: Place, material: Material, turn = 0, front: readonly Opening[] = [], top?: Material): Patch[] =>
  block({ place: frameOf({ at: [at[0], at[2]], turn }), at: [0, at[1], 0], size }, material, front, top);

/** A post or a rail, seen from any side. */
export const post = (from: Vector, to: Vector, thick: number, color: Color): Patch[] =>
  (
    [
      [thick, 0, 0],
      [0, 0, thick],
    ] as const
  ).map((side) => {
    const isLevel = Math.abs(to[1] - from[1]) < 0.01;
    const across: Vector = isLevel ? [0, thick, 0] : side;
    return polygon([from, add(from, across), add(to, across), to], () => ({ color }));
  });

/** Steps up to a door. */
export const stairs = (at: Place, width: number, count: number, material: Material): Patch[] =>
  Array.from({ length: count }, (_, index) =>
    slab([at[0], at[1], at[2] + index * 0.32], [width, (index + 1) * 0.18, 0.34 * (count - index)], material),
  ).flat();
