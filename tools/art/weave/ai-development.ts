import { palette } from '../palette.ts';
import { grid } from './fabric.ts';
import type { Crossing } from './point.ts';
import type { Figure, Knot, Weave } from './weave.ts';

const layers = [
  { u: 15.5, rows: [11, 18, 25, 32] },
  { u: 20, rows: [8, 14.5, 21, 27.5, 34] },
  { u: 24.5, rows: [13, 20.5, 28] },
];
const colours = [palette.madder, palette.madderLight, palette.marigold, palette.madder, palette.cotton];

function link(from: Crossing, to: Crossing): Crossing[] {
  return Array.from({ length: 13 }, (_, index) => {
    const share = index / 12;
    const soft = share * share * (3 - 2 * share);
    return { u: from.u + (to.u - from.u) * share, v: from.v + (to.v - from.v) * soft };
  });
}

function links(): Figure[] {
  return layers.flatMap(({ u, rows }, layer) => {
    const next = layers[layer + 1];
    return rows.flatMap((v, from) =>
      (next?.rows ?? []).flatMap((end, to): Figure[] => {
        if (Math.abs(end - v) > 12 || (from * 3 + to * 2 + layer) % 7 === 6) return [];
        const colour = colours[(from * 2 + to + layer) % colours.length] ?? palette.madder;
        return [{ colour, width: 5.5, path: link({ u, v }, { u: next?.u ?? u, v: end }) }];
      }),
    );
  });
}

const leads: readonly Figure[] = (layers[2]?.rows ?? []).map((v, index) => ({
  colour: [palette.madderLight, palette.marigold, palette.madder][index] ?? palette.madder,
  width: 9,
  path: [
    { u: 24.5, v },
    { u: grid.endColumn, v },
  ],
}));

const knots: readonly Knot[] = layers.flatMap(({ u, rows }, layer) =>
  rows.flatMap((v): Knot[] => [
    { u, v, radius: layer === 2 ? 25 : 19, colour: [palette.madder, palette.cotton, palette.marigold][layer] ?? palette.madder },
    { u, v, radius: layer === 2 ? 12 : 9, colour: palette.ink },
  ]),
);

/** Threads that are knotted layer by layer into a graph of nerves; madder leads. */
export const aiDevelopment: Weave = {
  seed: 4271,
  weft: [
    { colour: palette.madder, threads: 2 },
    { colour: '#33325A', threads: 2 },
    { colour: palette.madderDeep, threads: 3 },
    { colour: '#2C2B4E', threads: 3 },
    { colour: palette.madderLight, threads: 1 },
    { colour: '#3C3B69', threads: 2 },
  ],
  warp: [
    { colour: '#2E2D52', threads: 5 },
    { colour: '#5A2530', threads: 1 },
  ],
  over: (column, row) => (column * 2 + row) % 5 !== 0 && (column * 2 + row) % 5 !== 3,
  panes: [
    {
      colour: 'rgb(14 13 32 / 36%)',
      corners: [
        { u: 13, v: 5 },
        { u: 26, v: 5 },
        { u: 26, v: 38 },
        { u: 13, v: 38 },
        { u: 13, v: 5 },
      ],
    },
  ],
  figures: [...links(), ...leads],
  knots,
};
