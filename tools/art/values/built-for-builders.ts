import { palette } from '../palette.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const unit = 100;
/** How many courses are done in each column: a wall that is still being built. */
const courses = [9, 8, 7, 7, 5, 5, 4, 2, 2, 1, 0, 0];

/** Heavy threads laid like courses of brick, the newest still reaching out. */
export function builtForBuilders(): string {
  const sheet = openSheet({ name: 'v1', width: 1200, height: 900, background: '#F6D9CE' });
  const warp = courses.map((_, column): Thread => {
    const x = (column + 0.5) * unit;
    return {
      points: [
        { x, y: -40 },
        { x, y: 940 },
      ],
      colour: column % 3 === 1 ? palette.madderLight : '#EDB3A3',
      width: 44,
    };
  });
  sheet.lay(warp, { shadow: 20 });
  const colours = [
    palette.madder,
    palette.madderDeep,
    palette.madder,
    palette.marigold,
    palette.madder,
    palette.madderDeep,
    palette.madder,
    palette.ink,
    palette.madderDeep,
  ];
  for (let row = 0; row < 9; row += 1) {
    const reach = courses.filter((done) => done >= row + 1).length;
    const y = 900 - (row + 0.5) * unit;
    const end = reach * unit + (row % 2 === 0 ? 58 : 20);
    sheet.lay(
      [
        {
          points: [
            { x: -60, y },
            { x: end, y },
          ],
          colour: colours[row] ?? palette.madder,
          width: 74,
          cap: 'round',
        },
      ],
      { shadow: 34 },
    );
    const over = warp.filter((_, column) => (column + row) % 2 === 0 && (column + 0.5) * unit < end);
    sheet.lay(
      over.map((thread): Thread => ({ ...thread, points: thread.points.map(({ x }, index) => ({ x, y: y + (index === 0 ? -56 : 56) })) })),
      { shadow: 26 },
    );
  }
  return sheet.finish();
}
