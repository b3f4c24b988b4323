import { palette } from '../palette.ts';
import { plot } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

/** A worn place in a dark fabric, darned so that it is the best part of it. */
export function builtWithCare(): string {
  const sheet = openSheet({ name: 'v4', width: 1200, height: 900, background: palette.inkDeep });
  sheet.weave(
    {
      left: -15,
      top: -15,
      columns: 41,
      rows: 31,
      unit: 30,
      width: 22,
      warp: () => '#282748',
      weft: () => '#33325A',
      over: (column, row) => (column + row) % 2 === 0,
    },
    { shadow: 18 },
  );
  const rows = [0, 1, 2, 9, 10, 11].flatMap((row): Thread[] =>
    Array.from({ length: 17 }, (_, index) => {
      const x = 34 + index * 72 + (row % 2) * 36;
      const y = 75 + row * 68;
      return {
        points: [
          { x: x - 20, y },
          { x: x + 20, y },
        ],
        colour: palette.cotton,
        width: 9,
        cap: 'round',
      };
    }),
  );
  sheet.lay(rows, { shadow: 20 });
  const hole = plot(0, 360, 60, (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const reach = 1 + 0.1 * Math.sin(angle * 3) + 0.06 * Math.sin(angle * 7);
    return { x: 560 + Math.cos(angle) * 270 * reach, y: 450 + Math.sin(angle) * 190 * reach };
  });
  sheet.add(`<path d="M${hole.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}z" fill="${palette.inkDeep}"/>`);
  sheet.weave(
    {
      left: 285,
      top: 261,
      columns: 14,
      rows: 10,
      unit: 39,
      width: 31,
      warp: (column) => (column % 4 === 3 ? palette.madder : palette.marigold),
      weft: (row) => (row % 3 === 1 ? palette.cotton : palette.marigoldLight),
      over: (column, row) => (column + row) % 2 === 0,
      fringe: { left: 40, right: 40, top: 40, bottom: 40 },
    },
    { shadow: 30 },
  );
  const tail = plot(0, 1, 60, (t) => ({ x: 871 + t * 176, y: 592 + Math.sin(t * Math.PI * 1.5) * 90 - t * 120 }));
  sheet.lay([{ points: tail, colour: palette.marigoldLight, width: 16, cap: 'round' }], { shadow: 44 });
  sheet.lay(
    [
      {
        points: [
          { x: 1030, y: 402 },
          { x: 1150, y: 130 },
        ],
        colour: '#D8D4CC',
        width: 22,
        cap: 'round',
      },
    ],
    { shadow: 50 },
  );
  sheet.add(`<path d="M1036 388l14-32" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>`);
  return sheet.finish();
}
