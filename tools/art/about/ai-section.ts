import { palette } from '../palette.ts';
import { glide } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import { layHalf } from './half-fabric.ts';

const layers = [
  { x: 760, rows: [180, 390, 600, 810, 1020] },
  { x: 1060, rows: [285, 495, 705, 915] },
  { x: 1340, rows: [430, 770] },
];
const yarn = [palette.madder, palette.madderDeep, palette.marigold, palette.madderLight, palette.ink];

function links(): Thread[] {
  return layers.flatMap(({ x, rows }, layer) => {
    const next = layers[layer + 1];
    return rows.flatMap((y, from) =>
      (next?.rows ?? []).flatMap((end, to): Thread[] => {
        if (Math.abs(end - y) > 420) return [];
        return [
          { points: glide({ x, y }, { x: next?.x ?? x, y: end }), colour: yarn[(from + to * 2 + layer) % 5] ?? palette.madder, width: 17 },
        ];
      }),
    );
  });
}

/** Wefts leave a fabric, are knotted layer by layer, and two answers are left. */
export function aiSection(): string {
  const sheet = openSheet({ name: 'a3', width: 1600, height: 1200, background: palette.cotton });
  const leads = (layers[0]?.rows ?? []).flatMap((y, index) =>
    [-60, -20, 20, 60].map(
      (shift): Thread => ({
        points: glide({ x: 440, y: y + shift * 1.1 }, { x: 760, y }),
        colour: yarn[(index + (shift + 60) / 40) % 5] ?? palette.madder,
        width: 17,
      }),
    ),
  );
  sheet.lay(leads, { shadow: 16 });
  const ends = [430, 770].map(
    (y, index): Thread => ({
      points: [
        { x: 1340, y },
        { x: 1640, y },
      ],
      colour: index === 0 ? palette.marigold : palette.madder,
      width: 30,
    }),
  );
  sheet.lace([...links(), ...ends], { shadow: 20 });
  layHalf(
    sheet,
    { left: -30, top: -20, columns: 12, rows: 31 },
    {
      weft: (row) => yarn[row % 5] ?? palette.madder,
      over: (column, row) => (column * 2 + row) % 5 !== 0 && (column * 2 + row) % 5 !== 3,
      warp: (column) => (column % 4 === 2 ? palette.ink : '#EBDFC9'),
    },
  );
  for (const [layer, { x, rows }] of layers.entries()) {
    for (const [index, y] of rows.entries()) {
      const colour =
        layer === 0 ? palette.ink : layer === 1 ? palette.madder : ([palette.marigold, palette.madder][index] ?? palette.madder);
      sheet.bead({ x, y }, 36 + layer * 12, colour, palette.cotton);
    }
  }
  return sheet.finish();
}
