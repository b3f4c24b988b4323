import { palette } from '../palette.ts';
import { arc } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import { layHalf } from './half-fabric.ts';

interface Phone {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly patches: readonly string[];
}

const phones: readonly Phone[] = [
  {
    left: 120,
    top: 150,
    width: 330,
    height: 660,
    colour: palette.madder,
    patches: [palette.marigold, palette.peacock, palette.ink, palette.madderLight, palette.peacockLight, palette.madder],
  },
  {
    left: 540,
    top: 410,
    width: 330,
    height: 660,
    colour: palette.marigold,
    patches: [palette.peacock, palette.madder, palette.marigold, palette.ink, palette.madderLight, palette.peacockLight],
  },
];

/** One thread leaves the fabric, draws the phone and goes home one course lower. */
function outline({ left, top, width, height, colour }: Phone): Thread {
  const right = left + width;
  const bottom = top + height;
  const r = 60;
  return {
    points: [
      { x: 1640, y: top },
      ...arc({ x: left + r, y: top + r }, r, 270, 180),
      ...arc({ x: left + r, y: bottom - r }, r, 180, 90),
      ...arc({ x: right - r, y: bottom - r }, r, 90, 0),
      ...arc({ x: right + r, y: top + 80 + r }, r, 180, 270),
      { x: 1640, y: top + 80 },
    ],
    colour,
    width: 30,
  };
}

/** Threads leave a fabric on the right to draw phones. */
export function appSection(): string {
  const sheet = openSheet({ name: 'a2', width: 1600, height: 1200, background: palette.cotton });
  for (const { left, top, width, height } of phones)
    sheet.add(`<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="60" fill="#fff"/>`);
  for (const { left, top, patches } of phones) {
    for (const [index, colour] of patches.entries()) {
      sheet.weave({
        left: left + 52 + (index % 2) * 122,
        top: top + 140 + Math.floor(index / 2) * 140,
        columns: 5,
        rows: 5,
        unit: 21,
        width: 16,
        warp: () => colour,
        weft: () => (index % 3 === 1 ? palette.cotton : colour),
        over: (column, row) => (index % 2 === 0 ? (column + row) % 2 === 0 : (column + row) % 4 < 2),
      });
    }
    sheet.lay([
      {
        points: [
          { x: left + 120, y: top + 592 },
          { x: left + 210, y: top + 592 },
        ],
        colour: palette.ink,
        width: 20,
        cap: 'round',
      },
    ]);
  }
  layHalf(
    sheet,
    { left: 1070, top: -30, columns: 15, rows: 32 },
    {
      weft: (row) => [palette.madder, palette.marigold, palette.peacock, palette.ink][Math.floor(row / 2) % 4] ?? palette.ink,
      over: (column, row) => (column + Math.abs((row % 8) - 4)) % 4 < 2,
    },
  );
  sheet.lay(phones.map(outline), { shadow: 30 });
  const hold = [150, 230, 410, 490].flatMap((y) =>
    [1090, 1250, 1410, 1570].map(
      (x): Thread => ({
        points: [
          { x, y: y - 36 },
          { x, y: y + 36 },
        ],
        colour: '#EBDFC9',
        width: 21,
      }),
    ),
  );
  sheet.lay(hold, { shadow: 30 });
  return sheet.finish();
}
