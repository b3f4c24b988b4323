import { cloud, inside, noise, ramp } from '../museum/grain.ts';
import type { Color, Cover } from '../museum/print.ts';
import { coat, ferry, hill, land, navy, red, sea, sky, slab, white, yellow } from './coats.ts';
import { blend, type Coat, type Painting } from './paint.ts';

const distant: Color = [134, 164, 186];
const middle: Color = [84, 124, 138];
const moor: Color = [70, 98, 78];
const meadow: Color = [138, 156, 92];

/** The morning boat, between the islands. */
const crossing = (): Painting => ({
  width: 1800,
  height: 760,
  seed: 3,
  coats: [
    ...sky([112, 168, 204], [246, 222, 186], [250, 240, 222], 0.56, 5),
    coat(
      [252, 236, 178],
      (x, y) => 0.9 * inside(0.055 - Math.hypot(x - 0.62, y - 0.4)) + 0.4 * ramp(0.32, 0.04, Math.hypot(x - 0.62, y - 0.42)),
    ),
    ...land({ foot: 0.56, rise: hill(1.5, 0.62, 0.2), color: distant, lit: [160, 184, 196], seed: 11 }),
    ...land({ foot: 0.565, rise: hill(0.2, 0.5, 0.15), color: [112, 148, 168], lit: [142, 170, 180], seed: 17 }),
    ...sea([170, 196, 204], [36, 92, 122], [240, 232, 206], 0.56, 21),
    ...land({ foot: 0.6, rise: hill(2.22, 0.52, 0.24), color: moor, lit: meadow, seed: 23 }),
    ...[2.02, 2.09, 2.13, 2.2].flatMap((left, index) => cottage(left, 0.575 - 0.014 * (index % 2), 0.03)),
    ...ferry(0.98, 0.74, 0.62),
  ],
});

/** A white house with a dark roof. */
function cottage(left: number, foot: number, size: number): readonly Coat[] {
  const roof: Cover = (x, y) =>
    inside(Math.min(foot - size * 0.6 - y, y - foot + size * 1.05 - Math.max(0, 0.1 * size), x - left, left + size * 1.5 - x));
  return [coat(white, slab(left, foot - size * 0.65, left + size * 1.5, foot)), coat([74, 70, 82], roof)];
}

const fronts: readonly Color[] = [white, [226, 138, 92], [118, 158, 176], yellow, [210, 98, 82], [236, 222, 188], [132, 160, 122]];

/** The quay of a small town: a row of coloured fronts and their reflections. */
const quay = (): Painting => ({
  width: 1200,
  height: 640,
  seed: 7,
  coats: [
    ...sky([146, 188, 212], [236, 232, 214], white, 0.5, 8),
    ...land({ foot: 0.665, rise: hill(0.6, 1.1, 0.4), color: middle, lit: [122, 152, 130], seed: 31 }),
    ...sea([150, 178, 184], [40, 84, 104], [228, 222, 200], 0.66, 41),
    ...fronts.flatMap((color, index) => front(0.3 + index * 0.155, 0.155, 0.27 + 0.05 * noise(index * 3, 1, 2), color)),
    coat([120, 112, 104], slab(-0.1, 0.63, 1.56, 0.69)),
    coat([78, 76, 80], (x, y) => slab(-0.1, 0.665, 1.56, 0.7)(x, y) * 0.7),
    ...boat(0.56, 0.84, 0.26, red),
    ...boat(1.3, 0.78, 0.17, [40, 92, 118]),
  ],
});

/** The front of a house on the quay, with windows and a reflection. */
function front(left: number, width: number, tall: number, color: Color): readonly Coat[] {
  const foot = 0.635;
  const body = slab(left, foot - tall, left + width, foot);
  const panes: Cover = (x, y) => {
    const [column, line] = [((x - left) / width) * 3, (foot - 0.1 - y) / 0.085];
    return y > foot - 0.08
      ? 0
      : inside((0.2 - Math.abs(column - Math.floor(column) - 0.5)) * 0.05) *
          inside((0.27 - Math.abs(line - Math.floor(line) - 0.5)) * 0.08) *
          body(x, y) *
          inside(y - foot + tall - 0.04);
  };
  return [
    coat([84, 78, 88], (x, y) =>
      inside(
        Math.min(
          foot - tall - y + 0.002,
          y - foot + tall + 0.05,
          x - left - 0.25 * Math.max(0, foot - tall - y),
          left + width - 0.25 * Math.max(0, foot - tall - y) - x,
        ),
      ),
    ),
    coat(color, body),
    coat(blend(color, navy, 0.3), (x, y) => body(x, y) * 0.5 * inside(0.03 - (left + width - x))),
    coat(navy, (x, y) => 0.85 * panes(x, y)),
    coat(blend(color, navy, 0.5), slab(left + width * 0.4, foot - 0.075, left + width * 0.62, foot)),
    coat(color, (x, y) =>
      y > 0.7
        ? 0.6 *
          inside(Math.min(x - left, left + width - x) + 0.02 * (noise(2, y * 60, 3) - 0.5)) *
          ramp(0.98, 0.7, y) *
          ramp(0.4, 0.55, noise(x * 8, y * 70, 6))
        : 0,
    ),
  ];
}

/** A small open boat, and below it its reflection or, less deep, its shadow. */
function boat(left: number, water: number, size: number, color: Color, below = 0.3): readonly Coat[] {
  const hull: Cover = (x, y) => {
    const [u, v] = [(x - left) / size, (y - water) / size];
    const sheer = 0.16 * (2 * u - 1) ** 2;
    return inside(Math.min(v + 0.1 + sheer, 0.07 - v, u - 0.06 * (v + 0.2) - 0.02, 0.98 - 0.35 * (v + 0.1) - u) * size);
  };
  return [
    coat(
      navy,
      (x, y) =>
        0.5 *
        inside(Math.min(y - water - 0.04 * size, water + below * size - y, x - left, left + size - x)) *
        ramp(0.35, 0.55, noise(x * 9, y * 80, 5)),
    ),
    coat(color, hull),
    coat(white, (x, y) => hull(x, y) * inside(0.05 * size - (y - water + 0.1 * size + 0.16 * size * (2 * ((x - left) / size) - 1) ** 2))),
  ];
}

/** A lighthouse on a headland, in the evening. */
const lighthouse = (): Painting => ({
  width: 1200,
  height: 640,
  seed: 11,
  coats: [
    ...sky([66, 96, 142], [246, 176, 118], [232, 142, 112], 0.62, 14),
    coat(
      [255, 226, 150],
      (x, y) => 0.95 * inside(0.07 - Math.hypot(x - 0.48, y - 0.56)) + 0.35 * ramp(0.4, 0.05, Math.hypot(x - 0.48, y - 0.56)),
    ),
    ...land({ foot: 0.64, rise: hill(0.2, 0.6, 0.1), color: [120, 104, 132], lit: [168, 128, 132], seed: 51 }),
    ...sea([226, 160, 124], [38, 62, 98], [255, 214, 150], 0.63, 61),
    ...land({
      foot: 0.86,
      rise: (x) => 0.42 * ramp(0.82, 1.3, x) + 0.1 * ramp(1.3, 1.8, x) - 0.02,
      color: [58, 62, 66],
      lit: [120, 104, 76],
      seed: 71,
    }),
    coat(white, (x, y) => inside(Math.min(0.042 + 0.05 * (y - 0.2) - Math.abs(x - 1.38), y - 0.17, 0.5 - y))),
    coat(red, (x, y) => inside(Math.min(0.042 + 0.05 * (y - 0.2) - Math.abs(x - 1.38), y - 0.26, 0.35 - y))),
    coat([150, 130, 140], (x, y) => 0.55 * inside(Math.min(0.042 + 0.05 * (y - 0.2) - Math.abs(x - 1.38), y - 0.17, 0.5 - y, x - 1.39))),
    coat(navy, (x, y) =>
      Math.max(
        slab(1.325, 0.163, 1.435, 0.178)(x, y),
        inside(Math.min(0.034 - Math.abs(x - 1.38), y - 0.07 - 0.8 * Math.abs(x - 1.38), 0.105 - y)),
      ),
    ),
    coat(yellow, slab(1.352, 0.103, 1.408, 0.165)),
    coat([255, 232, 160], (x, y) => (x < 1.36 ? 0.3 * inside(0.02 + 0.16 * (1.36 - x) - Math.abs(y - 0.134)) * ramp(0.3, 1.36, x) : 0)),
    ...cottage(1.47, 0.5, 0.09),
  ],
});

/** A strand with a low wall, boats drawn up, and rain over the sea. */
const strand = (): Painting => ({
  width: 1200,
  height: 640,
  seed: 13,
  coats: [
    ...sky([110, 136, 152], [214, 220, 212], [234, 236, 228], 0.44, 18),
    coat([92, 116, 134], (x, y) => 0.4 * ramp(0.45, 0.7, cloud((x + y * 0.35) * 3, 1, 9)) * ramp(0.1, 0.42, y) * (y < 0.44 ? 1 : 0)),
    ...land({ foot: 0.44, rise: hill(1.55, 0.7, 0.22), color: [96, 124, 126], lit: [138, 152, 112], seed: 81 }),
    ...sea([164, 190, 192], [70, 128, 138], [236, 238, 226], 0.44, 91),
    coat(white, (x, y) => 0.9 * inside(0.008 + 0.006 * noise(x * 12, 2, 4) - Math.abs(y - shore(x)))),
    {
      color: (x, y) => blend([232, 214, 172], [196, 168, 120], ramp(0.6, 1, y) + 0.2 * (noise(x * 6, y * 20, 5) - 0.5)),
      cover: (x, y) => inside(y - shore(x)),
    },
    coat([168, 158, 138], (x, y) => 0.6 * inside(0.03 - Math.abs(y - shore(x) - 0.03)) * ramp(0.4, 0.6, noise(x * 10, y * 40, 8))),
    coat(moor, (x, y) => inside(y - 0.86 - 0.12 * x + 0.05 * cloud(x * 26, 1, 7))),
    ...boat(0.86, 0.8, 0.34, [40, 92, 118], 0.08),
    ...boat(1.32, 0.74, 0.24, red, 0.08),
    ...ferry(0.32, 0.49, 0.2),
  ],
});

/** Where the water ends. */
const shore = (x: number): number => 0.6 + 0.1 * Math.sin(x * 1.7 - 0.4) + 0.012 * noise(x * 9, 1, 3);

/** The pictures, by the names of their files. */
export const paintings = { crossing, ardlea: quay, inishcorr: lighthouse, carrow: strand } satisfies Record<string, () => Painting>;
