import { house, post, slab } from './buildings.ts';
import { field, granite, lawn, sea } from './grounds.ts';
import { dusk, grey, morning, noon } from './hours.ts';
import { boards, clapboards, pantiles, plaster, slates, windows } from './materials.ts';
import { boat, ground, hedge, hills, tree, water } from './nature.ts';
import type { Scene } from './scene.ts';

/** A white cottage above the sea, with a path and a wall. */
export function lookout(): Scene {
  const pine = tree([-9.2, 0, 11], 9.5, 2.5, [76, 104, 72], 5);
  return {
    width: 1280,
    height: 960,
    seed: 11,
    eye: [-3.4, 4.2, -9.8],
    turn: 0.22,
    lens: 1.16,
    shift: 0.06,
    light: noon,
    balls: [
      ...pine.balls,
      ...hedge([-9, 0, 1.2], [-1.2, 0, 1.2], 1.1, [120, 140, 84], 3, [232, 150, 160]),
      ...hedge([3.2, 0, 1.2], [8, 0, 1.6], 0.9, [128, 144, 90], 6, [246, 226, 130]),
    ],
    patches: [
      ...pine.patches,
      water([-300, 16, 300, 900], -9, sea, 1.2, 0.5),
      ...boat({ at: [34, -9, 74], length: 13, hull: [240, 236, 226], stripe: [60, 90, 120], sail: [250, 240, 220] }),
      hills(420, (x) => 10 + 16 * Math.cos(x / 120 + 1), [110, 138, 138], [150, 166, 128], 4),
      ground([-40, -12, 40, 17], 0, (u, v) => (Math.abs(u - 40.6 - 0.9 * Math.sin(v * 0.34)) < 0.8 ? [214, 200, 174] : field(u, v))),
      ...house({
        at: [-3.6, 6],
        turn: -0.2,
        width: 8.6,
        depth: 5.4,
        height: 3,
        rise: 2.5,
        material: plaster([246, 242, 230]),
        roof: slates([104, 112, 128]),
        chimneys: [0.04, 0.93],
        front: [
          { at: [0.9, 0.95], size: [1.15, 1.25], frame: [84, 130, 160], panes: [2, 3] },
          { at: [3.6, 0], size: [1.05, 2.2], door: [56, 112, 148], surround: [224, 220, 208] },
          { at: [5.9, 0.95], size: [1.15, 1.25], frame: [84, 130, 160], panes: [2, 3] },
        ],
      }),
      ...house({
        at: [5, 8.4],
        turn: -0.2,
        width: 3.2,
        depth: 3.6,
        height: 2.2,
        rise: 1.3,
        material: plaster([240, 234, 220]),
        roof: slates([110, 116, 130]),
        front: [{ at: [1, 0], size: [0.95, 1.9], door: [84, 130, 160] }],
      }),
      ...slab([-9, 0, 0.8], [7.6, 0.7, 0.4], granite),
      ...slab([2.6, 0, 0.8], [8, 0.7, 0.4], granite),
    ],
  };
}

/** A boathouse at first light, with its doors open to the water. */
export function boathouse(): Scene {
  const willow = tree([-9, 0.4, 9], 9, 3.8, [140, 156, 94], 12);
  const alder = tree([12, 0.4, 15], 11, 3.6, [98, 124, 88], 13);
  return {
    width: 1280,
    height: 960,
    seed: 61,
    eye: [-4.5, 1.8, -12],
    turn: 0.26,
    lens: 1.12,
    shift: 0.03,
    light: morning,
    balls: [
      ...willow.balls,
      ...alder.balls,
      ...hedge([-16, 0, 4.6], [-3.6, 0, 4.2], 1.3, [134, 146, 84], 4),
      ...hedge([6.6, 0, 4.4], [18, 0, 5], 1.5, [120, 138, 82], 7),
    ],
    patches: [
      ...willow.patches,
      ...alder.patches,
      water([-300, -13, 300, 4.2], -0.35, [84, 108, 104], 2.6, 0.88),
      hills(130, (x) => 9 + 10 * Math.sin(x / 44 + 0.6), [128, 152, 134], [186, 186, 136], 5),
      ground([-60, 4.2, 60, 120], 0.1, field),
      ...house({
        at: [-2.6, 3.4],
        base: 0.1,
        turn: -0.16,
        width: 6.6,
        depth: 8,
        height: 3,
        rise: 2.9,
        gable: 'front',
        material: clapboards([92, 132, 126]),
        roof: slates([146, 140, 132]),
        overhang: 0.5,
        front: [
          { at: [1.1, 0], size: [4.4, 2.5], panes: [4, 2], glass: [74, 78, 74], frame: [238, 232, 216] },
          { at: [2.5, 3.5], size: [1.6, 1.1], panes: [2, 1], frame: [238, 232, 216] },
        ],
        left: windows(2, [1.4, 0.9], 3.2, { size: [1.6, 1.2], panes: [3, 2] }),
      }),
      ...slab([-2, -0.15, 0.2], [5, 0.22, 3.4], boards([176, 150, 118])),
      ...[-1.9, 2.7].flatMap((x) => post([x, -0.8, 0.3], [x, 0.9, 0.3], 0.16, [112, 90, 70])),
      ...boat({ at: [3.8, -0.35, -1.6], length: 4.4, hull: [198, 92, 62], stripe: [240, 228, 204] }),
    ],
  };
}

/** A farmhouse of granite among fields, on a bright grey day. */
export function farmhouse(): Scene {
  const oak = tree([9.6, 0, 11], 10, 4.2, [98, 118, 64], 14);
  return {
    width: 1280,
    height: 960,
    seed: 83,
    eye: [3.8, 2.2, -11.5],
    turn: -0.26,
    lens: 1.34,
    shift: 0.12,
    light: grey,
    balls: [
      ...oak.balls,
      ...hedge([-14, 0, 3], [-7.6, 0, 3], 1.2, [112, 132, 80], 2, [206, 120, 160]),
      ...hedge([2.6, 0, 7.2], [7, 0, 7.2], 1, [112, 132, 80], 9, [206, 120, 160]),
    ],
    patches: [
      ...oak.patches,
      hills(170, (x) => 13 + 14 * Math.sin(x / 60 - 0.6), [140, 158, 126], [196, 188, 124], 3),
      ground([-60, -14, 60, 171], 0, (u, v) => (Math.abs(u - 60.5 + (v - 14) * 0.12) < 1.1 && v < 22 ? [196, 182, 156] : field(u, v))),
      ...house({
        at: [-6.4, 8],
        turn: 0.12,
        width: 9.4,
        depth: 6.4,
        height: 5,
        rise: 2.8,
        material: granite,
        roof: slates([124, 126, 132]),
        chimneys: [0.05, 0.94],
        front: [
          { at: [1.1, 0.9], size: [1.2, 1.3], panes: [3, 2] },
          { at: [4.2, 0], size: [1.05, 2.2], door: [128, 60, 50] },
          { at: [7, 0.9], size: [1.2, 1.3], panes: [3, 2] },
          ...windows(3, [1.1, 3.2], 2.95, { size: [1.15, 1.2], panes: [3, 2] }),
        ],
      }),
      ...house({
        at: [2.9, 9.4],
        turn: 0.12,
        width: 5.4,
        depth: 5.4,
        height: 2.6,
        rise: 2,
        material: granite,
        roof: pantiles([176, 108, 80]),
        front: [{ at: [1.5, 0], size: [2.2, 2.2], door: [72, 104, 110] }],
      }),
      ...slab([-16, 0, 2.2], [12.4, 0.95, 0.6], granite),
      ...slab([2.4, 0, 2.2], [16, 0.95, 0.6], granite),
    ],
  };
}

/** A new house of wood and glass on a slope, lit from inside. */
export function saltHouse(): Scene {
  const larch = boards([176, 136, 96], 0.2);
  const glass = { frame: [52, 50, 50], isLit: true } as const;
  const pine = tree([10.5, 0, 13], 12, 2.9, [70, 92, 80], 19);
  const other = tree([-11.5, 0, 16], 13, 3.2, [66, 88, 78], 21);
  return {
    width: 1280,
    height: 960,
    seed: 97,
    eye: [5.2, 2.1, -9.5],
    turn: -0.36,
    lens: 1.22,
    shift: 0.12,
    light: dusk,
    balls: [
      ...pine.balls,
      ...other.balls,
      ...hedge([-13, 0, 4.5], [-6.6, 0, 4.5], 0.8, [120, 128, 92], 3),
      ...hedge([4.8, 0, 4.6], [12, 0, 4.6], 0.8, [120, 128, 92], 8),
    ],
    patches: [
      ...pine.patches,
      ...other.patches,
      water([-300, 40, 300, 700], -3, [70, 96, 122]),
      hills(420, (x) => 8 + 14 * Math.cos(x / 110), [74, 92, 116], [96, 108, 116], 11),
      ground([-60, -14, 60, 41], 0, (u, v) =>
        v > 17 && v < 21.5 && u > 53 && u < 66 ? boards(v > 18.2 ? [236, 182, 116] : [196, 158, 112])(v, u) : lawn(u, v),
      ),
      ...house({
        at: [-6, 7],
        turn: 0.1,
        width: 10.4,
        depth: 7,
        height: 3.1,
        rise: 2.9,
        material: larch,
        roof: slates([128, 130, 142]),
        overhang: 0.55,
        front: [
          { at: [0.8, 0.05], size: [2.2, 2.6], panes: [2, 1], ...glass },
          { at: [3.3, 0.05], size: [4.2, 2.6], panes: [3, 1], ...glass },
          { at: [8.5, 1], size: [1.1, 1.5], panes: [1, 1], ...glass },
        ],
        right: [{ at: [1.4, 0.4], size: [4, 3.6], panes: [3, 2], ...glass }],
      }),
      ...slab([-2.6, 4.6, 9], [0.5, 2.6, 0.5], plaster([60, 62, 66])),
      ...slab([-5.4, 0, 4.4], [2, 0.42, 0.5], boards([150, 116, 84])),
    ],
  };
}
