import { house, post, slab, stairs } from './buildings.ts';
import { brick, field, granite, road } from './grounds.ts';
import { afternoon, dusk, morning, sunset } from './hours.ts';
import { boards, pantiles, paving, plaster, slates, windows } from './materials.ts';
import { boat, ground, hedge, hills, tree, water } from './nature.ts';
import type { Scene } from './scene.ts';

/** A tarred loft on the quay in the evening, with lit windows. */
export function netLoft(): Scene {
  const tar = boards([70, 72, 80]);
  const lit = { size: [1.15, 1.3], panes: [3, 3], isLit: true, frame: [226, 220, 206] } as const;
  return {
    width: 960,
    height: 1200,
    seed: 23,
    eye: [5.2, 2.4, -13.5],
    turn: -0.26,
    lens: 1.28,
    shift: 0.2,
    light: dusk,
    balls: [],
    patches: [
      water([-200, -12, 200, -0.4], -1.3, [46, 66, 92], 1.1),
      water([-300, 40, 300, 700], -1.3, [70, 92, 120]),
      hills(300, (x) => 12 + 14 * Math.sin(x / 90), [70, 88, 108], [90, 100, 110], 8),
      ground([-60, -0.4, 60, 41], 0, paving([128, 124, 124])),
      ...slab([-60, -3, -0.45], [120, 3.02, 0.5], granite),
      ...house({
        at: [-2.8, 3.2],
        turn: 0.14,
        width: 6.2,
        depth: 9,
        height: 6.2,
        rise: 3.6,
        gable: 'front',
        material: tar,
        roof: pantiles([148, 82, 66]),
        front: [
          { at: [0.8, 0.9], ...lit },
          { at: [4.2, 0.9], ...lit },
          { at: [2.5, 0], size: [1.2, 2.3], door: [202, 80, 52] },
          { at: [0.8, 3.8], ...lit },
          { at: [4.2, 3.8], ...lit },
          { at: [2.2, 3.5], size: [1.8, 2.2], panes: [3, 4], isLit: true, frame: [226, 220, 206] },
          { at: [2.55, 6.7], size: [1.1, 1.4], panes: [2, 3], isLit: true, isArched: true, frame: [226, 220, 206] },
        ],
        right: windows(3, [1.2, 3.8], 2.6, { size: [1, 1.2], isLit: true }),
      }),
      ...house({
        at: [-9.6, 4.4],
        turn: 0.06,
        width: 6,
        depth: 7,
        height: 4.2,
        rise: 2.4,
        material: plaster([206, 178, 158]),
        roof: slates([84, 90, 108]),
        chimneys: [0.5],
        front: [
          ...windows(2, [0.9, 2.4], 2.9, { size: [1, 1.2], panes: [2, 2] }),
          { at: [0.9, 0.7], size: [1, 1.2], isLit: true },
          { at: [3.6, 0], size: [1, 2.1], door: [60, 84, 98] },
        ],
      }),
      ...house({
        at: [5.2, 8],
        turn: -0.1,
        width: 8,
        depth: 8,
        height: 4.6,
        rise: 2.6,
        material: plaster([188, 190, 196]),
        roof: slates([76, 84, 102]),
        chimneys: [0.2, 0.8],
        front: windows(3, [1, 2.6], 2.4, { size: [0.95, 1.2], panes: [2, 3] }),
      }),
      ...boat({ at: [-4.6, -1.3, -3.4], length: 5.4, hull: [58, 92, 120], stripe: [226, 222, 210] }),
      ...boat({ at: [8.6, -1.3, -2.6], length: 4.4, hull: [176, 62, 50], stripe: [232, 224, 206], toLeft: true }),
      ...post([3.9, -2, -1], [3.9, 1.4, -1], 0.2, [70, 60, 52]),
      ...post([-7, -2, -1], [-7, 1.2, -1], 0.2, [70, 60, 52]),
    ],
  };
}

/** A brick terrace that goes up a street, in the sun of the evening. */
export function terrace(): Scene {
  const doors = [
    [40, 84, 96],
    [150, 46, 40],
    [214, 170, 66],
    [62, 98, 72],
    [44, 56, 92],
  ] as const;
  const fronts = [brick, plaster([232, 214, 186]), brick, plaster([206, 218, 214]), brick];
  return {
    width: 960,
    height: 1200,
    seed: 37,
    eye: [4.5, 2.2, -8],
    turn: -0.2,
    lens: 1.06,
    shift: 0.16,
    light: sunset,
    balls: [
      ...hedge([9.3, 0.9, 1], [10, 3, 34], 1.6, [106, 120, 72], 4, [214, 150, 180]),
      ...tree([12.4, 1, 15], 8, 3, [120, 128, 70], 6).balls,
    ],
    patches: [
      hills(200, (x) => 12 + 12 * Math.sin(x / 60 + 1.2), [118, 124, 138], [160, 150, 130], 15),
      ground([-30, -12, 30, 45], 0, (u, v) =>
        u > 30 && u < 32.2 ? paving([196, 182, 164])(u, v) : u > 30 && u < 32.45 ? [216, 206, 190] : road(u, v),
      ),
      water([-300, 44, 300, 700], -3, [120, 120, 150], 1.3, 0.7),
      ...doors.flatMap((door, index) =>
        house({
          at: [0, 1 + index * 5.6],
          turn: -Math.PI / 2,
          width: 5.5,
          depth: 7,
          height: 5.4,
          rise: 2.2,
          chimneys: [0.93],
          material: fronts[index] ?? brick,
          sides: brick,
          roof: slates([108, 106, 122], 20 + index),
          front: [
            { at: [0.7, 0.3], size: [1.05, 2.2], door: door, surround: [236, 228, 212] },
            { at: [2.9, 0.9], size: [1.5, 1.5], panes: [3, 2], surround: [236, 228, 212] },
            ...windows(2, [0.8, 3.2], 2.4, { size: [1.15, 1.5], panes: [2, 2], surround: [236, 228, 212] }),
          ],
        }),
      ),
      ...slab([9.4, 0, 1], [0.4, 1, 14], granite),
      ...slab([9.4, 0, 15], [0.4, 2.2, 20], granite),
    ],
  };
}

/** A pale house with five windows and a portico, behind lawns and old trees. */
export function captains(): Scene {
  const [left, right] = [tree([-13.5, 0, 17], 12, 4, [104, 126, 70], 8), tree([14.5, 0, 17], 13, 4.4, [92, 116, 68], 9)];
  const sash = { size: [1.15, 1.85], panes: [2, 4], surround: [250, 246, 236] } as const;
  const stucco = plaster([242, 214, 170]);
  return {
    width: 1280,
    height: 960,
    seed: 41,
    eye: [-3.6, 1.9, -11],
    turn: 0.18,
    lens: 1.36,
    shift: 0.17,
    light: afternoon,
    balls: [
      ...left.balls,
      ...right.balls,
      ...hedge([-9, 0, 9.4], [-2.6, 0, 9.4], 0.9, [96, 122, 74], 2, [238, 160, 150]),
      ...hedge([2.6, 0, 9.4], [9, 0, 9.4], 0.9, [96, 122, 74], 5, [250, 244, 236]),
    ],
    patches: [
      ...left.patches,
      ...right.patches,
      hills(150, (x) => 6 + 8 * Math.cos(x / 50), [120, 142, 120], [176, 172, 120], 2),
      ground([-50, -14, 50, 120], 0, (u, v) =>
        Math.abs(u - 50) < 1.3 + Math.max(0, v - 20) * 0.6 && v < 25 ? [222, 204, 172] : field(u, v),
      ),
      ...house({
        at: [-7, 11],
        width: 14,
        depth: 8,
        height: 6.7,
        rise: 2.4,
        material: stucco,
        roof: slates([112, 112, 126]),
        chimneys: [0.06, 0.95],
        overhang: 0.4,
        front: [
          ...[0.9, 3.5, 9.3, 11.9].map((x) => ({ at: [x, 0.9] as const, ...sash })),
          ...windows(5, [0.9, 4], 2.75, { size: [1.15, 1.6], panes: [2, 3], surround: [250, 246, 236] }),
          { at: [6.35, 0.5], size: [1.3, 2.9], door: [34, 76, 72], surround: [250, 246, 236] },
        ],
      }),
      ...slab([-1.4, 3.6, 9.6], [2.8, 0.4, 1.5], plaster([250, 246, 236])),
      ...[-1.3, 1.05].flatMap((x) => slab([x, 0.4, 9.8], [0.26, 3.2, 0.26], plaster([250, 246, 236]))),
      ...stairs([-1.4, 0, 9], 2.8, 3, plaster([220, 210, 194])),
      ...slab([-7.2, 6.5, 10.85], [14.4, 0.3, 0.2], plaster([250, 244, 230])),
    ],
  };
}

/** Flats in a warehouse of brick with tall arches, over still water. */
export function warehouse(): Scene {
  const arch = { size: [1.7, 2.9], panes: [3, 5], isArched: true, surround: [214, 196, 172], frame: [52, 66, 72] } as const;
  return {
    width: 1280,
    height: 960,
    seed: 53,
    eye: [-7, 2.6, -16],
    turn: 0.3,
    lens: 1.16,
    shift: 0.06,
    light: morning,
    balls: [],
    patches: [
      water([-300, -16.5, 300, 0], -1, [86, 110, 112], 2.4, 0.8),
      water([-300, 0, -12, 700], -1, [96, 124, 132]),
      hills(260, (x) => 7 + 9 * Math.cos(x / 70 + 2), [136, 156, 158], [174, 180, 150], 6),
      ground([-11, 0, 90, 60], 0, paving([176, 168, 156])),
      ...slab([-11, -2, -0.3], [100, 2.05, 0.4], granite),
      ...house({
        at: [-5.5, 2.6],
        width: 15,
        depth: 12,
        height: 8.8,
        rise: 3,
        gable: 'side',
        material: brick,
        roof: slates([120, 118, 128]),
        sides: brick,
        front: [
          ...windows(5, [0.9, 4.9], 2.9, arch),
          ...windows(2, [0.9, 0.7], 2.9, arch),
          { at: [6.7, 0], size: [1.7, 3.4], door: [40, 96, 104], surround: [214, 196, 172] },
          ...windows(2, [9.6, 0.7], 2.9, arch),
        ],
        left: windows(3, [1.4, 4.9], 3.4, arch),
      }),
      ...house({
        at: [10.5, 3.4],
        width: 9,
        depth: 11,
        height: 6.2,
        rise: 3.4,
        gable: 'front',
        material: plaster([232, 204, 150]),
        roof: pantiles([186, 104, 78]),
        front: [
          ...windows(3, [1, 3.6], 2.7, { size: [1.2, 1.7], panes: [2, 3] }),
          ...windows(2, [1, 0.8], 5.4, { size: [1.2, 1.7], panes: [2, 3] }),
          { at: [3.6, 0], size: [1.6, 2.6], door: [124, 64, 52] },
        ],
      }),
      ...post([-9.6, -2, -0.6], [-9.6, 1, -0.6], 0.24, [84, 70, 60]),
      ...post([3.2, -2, -0.6], [3.2, 0.9, -0.6], 0.24, [84, 70, 60]),
      ...boat({ at: [-6.5, -1, -3.6], length: 5.6, hull: [236, 230, 214], stripe: [50, 104, 120] }),
    ],
  };
}

/** A narrow rose-coloured house between its neighbours, with steps to the door. */
export function roseHouse(): Scene {
  const sash = { size: [1, 1.7], panes: [2, 4], surround: [250, 240, 230] } as const;
  return {
    width: 960,
    height: 1200,
    seed: 73,
    eye: [-2.6, 2.1, -11.5],
    turn: 0.17,
    lens: 1.3,
    shift: 0.27,
    light: afternoon,
    balls: [
      ...hedge([-4.4, 0, 1.9], [-3.3, 0, 1.9], 1.5, [100, 124, 74], 2, [250, 246, 240]),
      ...hedge([2.6, 0, 1.9], [3.8, 0, 1.9], 1.1, [110, 130, 76], 4, [224, 90, 80]),
      { middle: [1.9, 0.9, 1.4], radius: 0.42, color: [124, 146, 82] },
    ],
    patches: [
      hills(120, (x) => 14 + 8 * Math.sin(x / 30), [120, 142, 128], [170, 170, 130], 9),
      ground([-40, -14, 40, 30], 0, (u, v) => (v > 14.2 ? [206, 192, 172] : paving([172, 160, 148])(u, v))),
      ...house({
        at: [-2.3, 2.4],
        width: 4.7,
        depth: 9,
        height: 8.6,
        rise: 2.6,
        gable: 'front',
        material: plaster([236, 156, 140]),
        roof: pantiles([172, 92, 72]),
        overhang: 0.12,
        front: [
          { at: [0.6, 1], size: [1.1, 2.6], door: [44, 88, 84], surround: [250, 240, 230] },
          { at: [2.6, 1.6], ...sash },
          { at: [0.65, 4.5], ...sash },
          { at: [2.7, 4.5], ...sash },
          { at: [0.65, 7], size: [1, 1.3], panes: [2, 3], surround: [250, 240, 230] },
          { at: [2.7, 7], size: [1, 1.3], panes: [2, 3], surround: [250, 240, 230] },
          { at: [1.9, 9.2], size: [0.9, 0.9], isArched: true, panes: [2, 2], surround: [250, 240, 230] },
        ],
      }),
      ...house({
        at: [-8.4, 2.6],
        width: 6,
        depth: 9,
        height: 7.4,
        rise: 2.6,
        material: plaster([232, 222, 196]),
        roof: slates([120, 118, 130]),
        chimneys: [0.9],
        front: [
          ...windows(2, [1, 4.5], 2.7, { size: [1.05, 1.6], panes: [2, 3] }),
          ...windows(2, [1, 1], 2.7, { size: [1.05, 1.6], panes: [2, 3] }),
        ],
      }),
      ...house({
        at: [2.5, 2.5],
        width: 6,
        depth: 9,
        height: 7.9,
        rise: 2.4,
        material: plaster([148, 176, 178]),
        roof: slates([112, 112, 124]),
        chimneys: [0.1],
        front: [
          ...windows(2, [1, 4.9], 2.6, { size: [1.05, 1.6], panes: [2, 3], surround: [240, 238, 228] }),
          { at: [1, 0.3], size: [1.1, 2.3], door: [160, 70, 52], surround: [240, 238, 228] },
          { at: [3.5, 1.1], size: [1.3, 1.6], panes: [3, 3], surround: [240, 238, 228] },
        ],
      }),
      ...stairs([-1.85, 0, 0.8], 1.4, 5, plaster([212, 204, 190])),
      ...post([-0.4, 0.2, 0.9], [-0.4, 1.1, 0.9], 0.05, [44, 50, 54]),
      ...post([-0.4, 1, 2.2], [-0.4, 1.9, 2.2], 0.05, [44, 50, 54]),
      ...slab([1.6, 0, 1.2], [0.6, 0.6, 0.6], plaster([190, 104, 76])),
    ],
  };
}
