import { palette } from '../palette.ts';
import { box } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import { layHalf } from './half-fabric.ts';

const blocks = [
  { x: 520, y: 90, colour: palette.marigold },
  { x: 800, y: 310, colour: palette.peacock },
  { x: 1080, y: 90, colour: palette.madder },
  { x: 1080, y: 530, colour: palette.marigold },
  { x: 800, y: 750, colour: palette.peacock },
];
const size = 340;
const hashes = [0b1011001, 0b0110110, 0b1101001, 0b0011101, 0b1010110];

/** Courses of a fabric run on as the links of interlaced blocks. */
export function blockchainSection(): string {
  const sheet = openSheet({ name: 'a5', width: 1600, height: 1200, background: palette.cotton });
  for (const { x, y } of blocks)
    sheet.add(`<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="48" fill="#fff" fill-opacity=".8"/>`);
  for (const [index, { x, y, colour }] of blocks.entries()) {
    sheet.weave({
      left: x + 95,
      top: y + 95,
      columns: 5,
      rows: 5,
      unit: 30,
      width: 23,
      warp: () => '#E2D6C0',
      weft: () => colour,
      over: (column, row) => (((hashes[index] ?? 0) >> ((Math.abs(column - 2) + row * 2) % 7)) & 1) === 1,
    });
  }
  const frames = blocks.map(({ x, y, colour }): Thread => ({ points: box(x, y, size, size, 48), colour, width: 36 }));
  const courses = [
    { y: 130, end: 1640, colour: palette.peacockDeep },
    { y: 810, end: 1640, colour: palette.ink },
    { y: 1050, end: 1640, colour: palette.madder },
  ].map(
    ({ y, end, colour }): Thread => ({
      points: [
        { x: 360, y },
        { x: end, y },
      ],
      colour,
      width: 21,
    }),
  );
  sheet.lace([...frames, ...courses], { shadow: 26 });
  const weft = (row: number): string =>
    row === 3
      ? palette.peacockDeep
      : row === 20
        ? palette.ink
        : row === 26
          ? palette.madder
          : ([palette.marigold, palette.peacock][Math.floor(row / 3) % 2] ?? palette.marigold);
  layHalf(
    sheet,
    { left: -30, top: -10, columns: 10, rows: 31 },
    { weft, over: (column, row) => (Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 0 },
  );
  return sheet.finish();
}
