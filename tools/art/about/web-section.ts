import { palette } from '../palette.ts';
import { box } from '../thread/bends.ts';
import { openSheet, type Sheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import { layHalf } from './half-fabric.ts';

const unit = 40;

function patch(
  sheet: Sheet,
  place: { left: number; top: number; columns: number; rows: number },
  colours: readonly [string, string],
  every: number,
): void {
  sheet.weave(
    {
      ...place,
      unit,
      width: 27,
      warp: () => '#E2D6C0',
      weft: (row) => (row % every === every - 1 ? colours[1] : colours[0]),
      over: (column, row) => (column + row) % every !== 0,
    },
    { shadow: 20 },
  );
}

const words = (x: number, y: number, length: number, colour: string): Thread => ({
  points: [
    { x, y },
    { x: x + length, y },
  ],
  colour,
  width: 27,
  cap: 'round',
});

/** The warp climbs out of a fabric, and a page is woven on it block by block. */
export function webSection(): string {
  const sheet = openSheet({ name: 'a1', width: 1600, height: 1200, background: palette.cotton });
  sheet.add('<rect x="200" y="90" width="1200" height="1000" rx="44" fill="#FFFFFF"/>');
  const warp = Array.from({ length: 28 }, (_, column): Thread => {
    const x = 260 + column * unit;
    return {
      points: [
        { x, y: 220 },
        { x, y: 1000 },
      ],
      colour: '#F1EADD',
      width: 19,
    };
  });
  sheet.lay(warp, { shadow: 8 });
  patch(sheet, { left: 280, top: 290, columns: 13, rows: 7 }, [palette.madder, palette.marigold], 4);
  patch(sheet, { left: 280, top: 650, columns: 7, rows: 5 }, [palette.peacock, palette.cotton], 3);
  patch(sheet, { left: 640, top: 650, columns: 7, rows: 5 }, [palette.marigold, palette.madder], 5);
  patch(sheet, { left: 1000, top: 650, columns: 8, rows: 5 }, [palette.ink, palette.peacockLight], 3);
  sheet.lay([
    words(880, 330, 420, palette.ink),
    words(880, 390, 290, palette.ink),
    words(880, 450, 400, palette.peacockLight),
    words(880, 530, 150, palette.madder),
  ]);
  sheet.lay([
    {
      points: [
        { x: 200, y: 206 },
        { x: 1400, y: 206 },
      ],
      colour: palette.ink,
      width: 24,
    },
    { points: box(200, 90, 1200, 1300, 44), colour: palette.ink, width: 34 },
  ]);
  for (const [index, colour] of [palette.madder, palette.marigold, palette.peacockLight].entries())
    sheet.bead({ x: 280 + index * 62, y: 150 }, 19, colour);
  layHalf(
    sheet,
    { left: -20, top: 940, columns: 41, rows: 8 },
    {
      weft: (row) => [palette.peacock, palette.madder, palette.marigold][row % 3] ?? palette.peacock,
      over: (column, row) => (column + row) % 4 < 2,
      warp: (column) => (column % 6 === 5 ? palette.ink : '#EBDFC9'),
    },
  );
  return sheet.finish();
}
