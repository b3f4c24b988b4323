import { palette } from '../palette.ts';
import { day } from '../thread/backgrounds.ts';
import { bend, through } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import type { Point } from '../weave/point.ts';

const street = (colour: string, width: number, corners: readonly [number, number][], radius = 40): Thread => ({
  points: bend(
    corners.map(([x, y]): Point => ({ x, y })),
    radius,
  ),
  colour,
  width,
});

/** Three threads side by side, as a river runs. */
const river: Thread[] = [0, 1, 2].map((strand) => ({
  points: through(
    [
      [-20, 130],
      [130, 150],
      [250, 96],
      [400, 118],
      [520, 60],
      [660, 92],
      [820, 30],
    ].map(([x = 0, y = 0]) => ({ x, y: y + strand * 24 })),
  ),
  colour: strand === 1 ? palette.peacockLight : palette.peacock,
  width: 20,
}));

const lanes: Thread[] = [
  street(palette.ink, 11, [
    [-20, 250],
    [250, 250],
    [330, 330],
    [820, 330],
  ]),
  street(palette.ink, 11, [
    [120, -20],
    [120, 470],
    [210, 560],
    [210, 620],
  ]),
  street(palette.ink, 11, [
    [-20, 470],
    [300, 470],
    [400, 540],
    [820, 540],
  ]),
  street(palette.ink, 11, [
    [660, -20],
    [660, 240],
    [720, 300],
    [720, 620],
  ]),
];

const avenues: Thread[] = [
  street(palette.marigold, 22, [
    [330, -20],
    [330, 160],
    [430, 270],
    [430, 620],
  ]),
  street(
    palette.madder,
    22,
    [
      [-20, 380],
      [200, 380],
      [290, 420],
      [560, 420],
      [640, 370],
      [820, 430],
    ],
    60,
  ),
];

const studio = { x: 430, y: 420 };

/** The neighbourhood of the studio, its streets and its river threads that pass over and under one another. */
export function drawMap(): string {
  const sheet = openSheet({ name: 'map', width: 800, height: 600, background: palette.linen });
  sheet.weave(
    {
      left: -10,
      top: -10,
      columns: 34,
      rows: 26,
      unit: 24,
      width: 12,
      warp: () => day.low,
      weft: (row) => (row % 7 === 3 ? day.high : day.middle),
      over: (column, row) => (column + row) % 4 < 2,
    },
    { shadow: 0, flat: true },
  );
  sheet.lace([...river, ...lanes, ...avenues]);
  sheet.add(
    `<circle cx="${studio.x}" cy="${studio.y}" r="52" fill="none" stroke="${palette.ink}" stroke-width="3" stroke-dasharray="9 8"/>`,
  );
  sheet.bead(studio, 30, palette.ink, palette.marigold);
  return sheet.finish();
}
