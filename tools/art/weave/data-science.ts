import { palette } from '../palette.ts';
import { grid } from './fabric.ts';
import { field, straight } from './loop.ts';
import type { Crossing } from './point.ts';
import type { Figure, Weave } from './weave.ts';

const bars = [5, 8.5, 7, 12, 10, 16, 20];
const base = 36;
const first = 15.2;
const step = 1.85;

const columns: readonly Figure[] = bars.flatMap((height, index) => {
  const u = first + index * step;
  const colour =
    [palette.peacock, palette.peacockLight, palette.peacock, palette.madder, palette.peacockLight, palette.peacock, palette.marigold][
      index
    ] ?? palette.peacock;
  return [0, 0.46, 0.92].map((shift) =>
    straight(colour, { u: u + shift, v: base }, { u: u + shift, v: base - height + (shift === 0.46 ? 0 : 0.3) }, 11),
  );
});

const points: readonly Crossing[] = [
  { u: first - 0.4, v: 27.5 },
  { u: first + step + 0.4, v: 24 },
  { u: first + step * 2 + 0.6, v: 25.5 },
  { u: first + step * 3 + 0.5, v: 19.5 },
  { u: first + step * 4 + 0.5, v: 21 },
  { u: first + step * 5 + 0.5, v: 14.5 },
  { u: first + step * 6 + 0.5, v: 11 },
];

/** Threads that stop at different heights, with a line laid through them; peacock leads. */
export const dataScience: Weave = {
  seed: 5303,
  weft: [
    { colour: palette.peacockLight, threads: 1 },
    { colour: '#2C2B4E', threads: 3 },
    { colour: palette.peacock, threads: 4 },
    { colour: '#33325A', threads: 2 },
    { colour: palette.marigold, threads: 1 },
    { colour: palette.peacockDeep, threads: 3 },
  ],
  warp: [
    { colour: '#22405A', threads: 2 },
    { colour: '#2E2D52', threads: 2 },
  ],
  over: (column, row) => (column + row) % 4 < 2,
  panes: [field('rgb(14 13 32 / 74%)', 14.2, 8, 28.4, 38.4)],
  figures: [
    ...[13, 18.5, 24, 29.5].map((v) => straight('#33325A', { u: 14.6, v }, { u: 28, v }, 3)),
    ...columns,
    straight(palette.cotton, { u: 14.6, v: base + 0.6 }, { u: grid.endColumn, v: base + 0.6 }, 8),
    { colour: palette.cotton, width: 8, path: [...points, { u: 30, v: 9 }, { u: grid.endColumn, v: 9 }] },
  ],
  knots: points.flatMap((point) => [
    { ...point, radius: 13, colour: palette.cotton },
    { ...point, radius: 6.5, colour: palette.madder },
  ]),
};
