import { noise } from '../museum/grain.ts';
import { blend, type Color } from '../restaurant/paint.ts';
import { post, slab } from './buildings.ts';
import { bunch, chair, openWall, roomLight, table, vase } from './furniture.ts';
import { boards, courses, plaster, wall } from './materials.ts';
import { hills, water } from './nature.ts';
import { level, type Patch, polygon, type Scene } from './scene.ts';

const white: Color = [248, 246, 240];

/** The walls of the room by the sea: windows in front, a picture on the left. */
function seaRoomWalls(): Patch[] {
  const sash = { bottom: 0.55, width: 1.15, height: 1.9, panes: [2, 4] as const, frame: white };
  return [
    polygon(
      [
        [-3, 0, 2.6],
        [3.4, 0, 2.6],
        [3.4, 2.9, 2.6],
        [-3, 2.9, 2.6],
      ],
      openWall(
        (u, v) => (v < 0.16 ? white : plaster([226, 216, 196], 4)(u, v + 1)),
        [
          { left: 1, ...sash },
          { left: 3.5, ...sash },
        ],
      ),
    ),
    polygon(
      [
        [-3, 0, -6],
        [-3, 0, 2.6],
        [-3, 2.9, 2.6],
        [-3, 2.9, -6],
      ],
      (u, v) =>
        Math.abs(u - 6.4) < 0.6 && Math.abs(v - 1.6) < 0.45
          ? {
              color:
                Math.abs(u - 6.4) > 0.54 || Math.abs(v - 1.6) > 0.39
                  ? [70, 64, 58]
                  : blend([120, 160, 176], [236, 196, 140], v > 1.55 ? 1 : 0.2 + 0.5 * noise(u * 9, v * 30, 3)),
            }
          : { color: v < 0.16 ? white : [206, 210, 200] },
    ),
    polygon(
      [
        [3.4, 0, 2.6],
        [3.4, 0, -6],
        [3.4, 2.9, -6],
        [3.4, 2.9, 2.6],
      ],
      (_, v) => ({ color: v < 0.16 ? white : [224, 216, 200] }),
    ),
    polygon(
      [
        [-3, 2.9, 2.6],
        [3.4, 2.9, 2.6],
        [3.4, 2.9, -6],
        [-3, 2.9, -6],
      ],
      () => ({ color: [240, 236, 226], glow: 0.8 }),
    ),
  ];
}

/** A room with two tall windows to the sea, in the morning. */
export function seaRoom(): Scene {
  return {
    width: 1280,
    height: 960,
    seed: 19,
    eye: [0.7, 1.5, -3.4],
    turn: -0.12,
    lens: 1,
    shift: -0.06,
    light: roomLight([-0.42, 0.42, 0.72], [300, 294, 288]),
    balls: [
      ...vase([0.5, 0.76, 1.1], [66, 110, 130]),
      ...bunch([0.5, 1.02, 1.1], 0.24, [
        [250, 236, 220],
        [236, 130, 110],
        [128, 152, 96],
        [246, 200, 110],
      ]),
    ],
    patches: [
      water([-300, 8, 300, 700], -9, [86, 138, 152], 1.4, 0.4),
      hills(360, (x) => 4 + 9 * Math.sin(x / 60 + 1), [140, 164, 164], [176, 186, 150], 5),
      ...seaRoomWalls(),
      level([-3, -6, 3.4, 2.6], 0, (u, v) => ({ color: boards([190, 146, 100], 0.19)(u, v) })),
      level([-1.6, -0.4, 1.9, 2], 0.012, (u, v) => ({ color: Math.min(u, 3.5 - u, v, 2.4 - v) < 0.12 ? [232, 222, 200] : [170, 84, 66] })),
      ...table([0.5, 0.74, 1.1], 0.62, [196, 150, 98]),
      ...chair([-0.6, 0, 1.2], 1, [60, 84, 84]),
      ...chair([1.5, 0, 0.7], 1, [60, 84, 84]),
      ...slab([-2.9, 0.16, 0.1], [0.85, 0.28, 2], plaster([96, 128, 124])),
      ...slab([-2.95, 0.4, 0.1], [0.28, 0.5, 2], plaster([104, 136, 130])),
      ...slab([-2.6, 0.42, 1.5], [0.5, 0.36, 0.16], plaster([236, 190, 96])),
      ...post([2.75, 0, 1.9], [2.75, 1.5, 1.9], 0.03, [50, 50, 50]),
      polygon(
        [
          [2.5, 1.42, 1.9],
          [3.05, 1.42, 1.9],
          [2.92, 1.78, 1.9],
          [2.63, 1.78, 1.9],
        ],
        () => ({ color: [246, 222, 170], glow: 0.7 }),
      ),
    ],
  };
}

/** A room below the roof of the warehouse: brick, arches, a long table. */
export function archRoom(): Scene {
  const iron: Color = [64, 76, 80];
  const arch = { bottom: 0.5, width: 1.5, height: 2.3, isArched: true, panes: [3, 4] as const, frame: iron };
  const seats = [0.2, 1.1, 2].flatMap((z) => [...chair([-0.35, 0, z], 1, [54, 58, 60])]);
  return {
    width: 1280,
    height: 960,
    seed: 29,
    eye: [1.3, 1.55, -3.8],
    turn: -0.2,
    lens: 1,
    shift: -0.02,
    light: roomLight([-0.86, 0.5, 0.32], [290, 278, 266]),
    balls: [
      ...bunch([0.55, 0.98, 1.5], 0.2, [
        [140, 160, 100],
        [230, 226, 200],
        [120, 146, 96],
      ]),
      ...vase([0.55, 0.76, 1.5], [220, 212, 196]),
      { middle: [0.55, 0.8, 0.3], radius: 0.07, color: [232, 158, 60] },
      { middle: [0.66, 0.8, 0.38], radius: 0.07, color: [226, 140, 54] },
    ],
    patches: [
      water([-300, -300, -6, 700], -5, [100, 140, 146], 1.4, 0.6),
      polygon(
        [
          [-2.6, 0, -6],
          [-2.6, 0, 4.4],
          [-2.6, 3.4, 4.4],
          [-2.6, 3.4, -6],
        ],
        openWall(courses([184, 112, 86], [196, 160, 134], [0.36, 0.13]), [
          { left: 5.2, ...arch },
          { left: 7.9, ...arch },
          { left: 2.6, ...arch },
        ]),
      ),
      polygon(
        [
          [-2.6, 0, 4.4],
          [3.6, 0, 4.4],
          [3.6, 3.4, 4.4],
          [-2.6, 3.4, 4.4],
        ],
        wall(plaster([238, 232, 220], 6), [{ at: [4, 0], size: [1, 2.1], door: [66, 104, 104] }]),
      ),
      polygon(
        [
          [3.6, 0, 4.4],
          [3.6, 0, -6],
          [3.6, 3.4, -6],
          [3.6, 3.4, 4.4],
        ],
        () => ({ color: [236, 228, 212] }),
      ),
      level([-2.6, -6, 3.6, 4.4], 0, (u, v) => ({ color: boards([168, 124, 86], 0.24)(u, v) })),
      polygon(
        [
          [-2.6, 3.4, 4.4],
          [3.6, 3.4, 4.4],
          [3.6, 3.4, -6],
          [-2.6, 3.4, -6],
        ],
        (u, v) => ({ color: boards([206, 178, 142], 0.4)(u, v), glow: 0.6 }),
      ),
      ...[-1, 0.9, 2.8].flatMap((z) => slab([-2.6, 3.1, z], [6.2, 0.3, 0.2], boards([140, 100, 68]))),
      ...slab([0.1, 0.7, -0.4], [0.9, 0.06, 3], boards([202, 158, 108], 0.3)),
      ...[-0.3, 2.4].flatMap((z) => [0.16, 0.86].flatMap((x) => slab([x, 0, z], [0.08, 0.7, 0.08], plaster([80, 76, 70])))),
      ...seats,
      polygon(
        [
          [-1.5, 1.2, 4.36],
          [-0.1, 1.2, 4.36],
          [-0.1, 2.1, 4.36],
          [-1.5, 2.1, 4.36],
        ],
        (u, v) => ({ color: blend([70, 116, 140], [240, 200, 150], v > 0.45 ? 0.9 : 0.25 + 0.4 * noise(u * 8, v * 30, 2)) }),
      ),
      ...slab([2.9, 0, 1], [0.7, 0.44, 2], plaster([60, 96, 100])),
      ...slab([3.4, 0.4, 1], [0.2, 0.46, 2], plaster([66, 104, 108])),
    ],
  };
}
