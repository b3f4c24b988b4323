import { cloud } from '../museum/grain.ts';
import { blend, type Color } from '../restaurant/paint.ts';
import { house, post, slab } from './buildings.ts';
import { granite } from './grounds.ts';
import { pantiles, paving, plaster, slates, windows } from './materials.ts';
import { boat, ground, hedge, hills, lightOf, tree, water } from './nature.ts';
import { type Patch, polygon, type Scene } from './scene.ts';

const colors: readonly Color[] = [
  [244, 226, 190],
  [236, 148, 124],
  [150, 184, 190],
  [246, 238, 224],
  [238, 190, 96],
  [176, 196, 160],
  [226, 172, 160],
  [128, 160, 186],
  [244, 234, 214],
];
const widths = [5.2, 4.4, 6, 4.6, 5.4, 4.2, 5.8, 4.6, 5.6];
const heights = [6.2, 7.8, 5.8, 7, 6.4, 8.2, 6, 7.2, 5.6];
const doors: readonly Color[] = [
  [44, 92, 104],
  [170, 66, 50],
  [60, 70, 84],
];
const pale: readonly Color[] = [
  [246, 240, 226],
  [232, 212, 184],
  [206, 214, 212],
];

/** The houses on the quay, from left to right. */
function quayHouses(): Patch[] {
  return widths.flatMap((width, index) => {
    const left = -25 + widths.slice(0, index).reduce((sum, each) => sum + each + 0.05, 0);
    const isGable = index % 3 === 1;
    const height = heights[index] ?? 6;
    const pane = { size: [0.95, 1.35], panes: [2, 3] } as const;
    return house({
      at: [left, 6 + (index % 2) * 0.5],
      width,
      depth: 7,
      height,
      rise: isGable ? 2.4 : 1.9,
      gable: isGable ? 'front' : 'side',
      overhang: 0.12,
      material: plaster(colors[index] ?? [240, 230, 210], index + 3),
      roof: index % 4 === 2 ? pantiles([184, 102, 76]) : slates([112, 116, 130], 20 + index),
      chimneys: isGable ? [] : [0.88],
      front: [
        ...windows(2, [0.8, height - 2], width - 2.55, pane),
        ...(height > 6.1 ? windows(2, [0.8, height - 4.3], width - 2.55, pane) : []),
        { at: [0.7, 0.8], size: [1.6, 1.4], panes: [3, 2] },
        {
          at: [width - 1.9, 0],
          size: [1, 2.1],
          door: doors[index % doors.length] ?? [60, 70, 84],
        },
      ],
    });
  });
}

/** The houses on the hill, in two rows. */
function hillHouses(): Patch[] {
  return Array.from({ length: 16 }, (_, index) => {
    const row = index % 2;
    return house({
      at: [-34 + index * 4.4, 26 + row * 15],
      base: 7 + row * 6 + 1.4 * Math.sin(index),
      turn: 0.5 * Math.sin(index * 1.7),
      width: 5,
      depth: 5,
      height: 3.6,
      rise: 1.8,
      material: plaster(pale[index % pale.length] ?? [240, 230, 210], index),
      roof: index % 3 === 0 ? pantiles([176, 104, 82]) : slates([124, 128, 138], index),
      front: windows(2, [0.8, 1.2], 2.3, { size: [1, 1.2], panes: [2, 2] }),
    });
  }).flat();
}

/** The harbour on a summer morning: houses of many colours above the quay, boats before it, the town on its hill behind. */
export function harbour(): Scene {
  return {
    width: 1760,
    height: 1100,
    seed: 7,
    eye: [-6, 3.4, -19],
    turn: 0.1,
    lens: 1.05,
    shift: 0.1,
    light: lightOf({
      sun: [-0.7, 0.62, -0.66],
      sunColor: [255, 232, 190],
      skyColor: [136, 156, 188],
      haze: [224, 228, 226],
      hazeAt: 230,
      sky: { above: [84, 148, 206], below: [232, 232, 216], clouds: [255, 250, 238], cover: 0.5, seed: 88 },
    }),
    balls: [
      ...hedge([-40, 4.2, 19], [40, 4.6, 20], 4, [110, 134, 86], 3),
      ...hedge([-40, 10, 37], [46, 11, 37], 4.4, [104, 128, 88], 6),
      ...tree([-22, 12, 44], 9, 3.6, [98, 126, 84], 3).balls,
      ...tree([19, 9, 34], 9, 3.4, [112, 132, 80], 4).balls,
    ],
    patches: [
      water([-400, -40, 400, 2.2], -1.6, [64, 104, 116], 1.7, 0.84),
      hills(70, (x) => 22 + 9 * Math.cos(x / 24 + 0.8), [128, 150, 112], [190, 186, 124], 4),
      ground([-80, 2, 80, 14], 0, paving([188, 180, 164])),
      ...slab([-80, -4, 1.7], [160, 4.02, 0.5], granite),
      polygon(
        [
          [-80, 0, 14],
          [80, 0, 14],
          [80, 18, 60],
          [-80, 18, 60],
        ],
        (u, v) => ({ color: blend([126, 146, 92], [176, 172, 112], cloud(u * 0.2, v * 0.2, 5)) }),
      ),
      ...quayHouses(),
      ...hillHouses(),
      ...boat({ at: [-15.5, -1.6, -3], length: 6.4, hull: [40, 82, 112], stripe: [244, 238, 222] }),
      ...boat({ at: [-2.6, -1.6, -6.4], length: 5.4, hull: [206, 82, 56], stripe: [246, 234, 206], toLeft: true }),
      ...boat({ at: [4.4, -1.6, -1.6], length: 7, hull: [236, 230, 214], stripe: [66, 124, 120], sail: [246, 226, 190] }),
      ...boat({ at: [14.6, -1.6, -3.6], length: 5.2, hull: [84, 120, 96], stripe: [240, 232, 210] }),
      ...[-19, -7.4, 2.4, 12.6].flatMap((x) => post([x, -3, 1], [x, 0.9, 1], 0.26, [92, 76, 62])),
    ],
  };
}
