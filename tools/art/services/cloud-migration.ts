import { palette } from '../palette.ts';
import { day } from '../thread/backgrounds.ts';
import { box, glide } from '../thread/bends.ts';
import { cloudOutline } from '../thread/cloud.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const colours = [palette.madder, palette.marigold, palette.peacock, palette.ink, palette.peacockLight];
const targets = [3, 0, 4, 1, 5, 2, 6];

/** Threads leave the boxes of a rack, change places and arrive in a cloud. */
export function cloudMigration(): string {
  const sheet = openSheet({ name: 'move', width: 800, height: 600, background: palette.cotton });
  sheet.lay(
    Array.from({ length: 30 }, (_, index): Thread => {
      const x = 12 + index * 27;
      return {
        points: [
          { x, y: -5 },
          { x, y: 605 },
        ],
        colour: index % 5 === 2 ? day.middle : day.low,
        width: 8,
      };
    }),
    { shadow: 0 },
  );
  const outline = cloudOutline({ x: 586, y: 300 }, 0.94);
  sheet.add(`<path d="M${outline.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}z" fill="${palette.paper}"/>`);
  const moving = targets.map((target, index): Thread => {
    const from = { x: 150, y: 112 + index * 62 };
    const to = { x: 486, y: 236 + target * 25 };
    const inside = { x: 560 + ((target * 53) % 140), y: to.y };
    return { points: [...glide(from, to, 0.5), inside], colour: colours[index % 5] ?? palette.madder, width: 14, cap: 'round' };
  });
  sheet.lace([...moving, { points: outline, colour: palette.peacock, width: 20 }]);
  for (const [index, target] of targets.entries()) {
    sheet.bead({ x: 560 + ((target * 53) % 140), y: 236 + target * 25 }, 12, palette.cotton, colours[index % 5]);
  }
  for (let index = 0; index < 7; index += 1) {
    const y = 86 + index * 62;
    sheet.add(`<rect x="52" y="${y}" width="166" height="50" rx="10" fill="${palette.ink}"/>`);
    sheet.weave({
      left: 66,
      top: y + 11,
      columns: 6,
      rows: 2,
      unit: 14,
      width: 11,
      warp: () => '#3C3B69',
      weft: () => (colours[index % 5] === palette.ink ? palette.cotton : (colours[index % 5] ?? palette.cotton)),
      over: (column, row) => (column + row + index) % (2 + (index % 2)) === 0,
    });
    sheet.bead({ x: 188, y: y + 25 }, 9, index === 4 ? palette.madder : palette.marigold);
  }
  sheet.lay([{ points: box(34, 66, 202, 470, 20), colour: palette.ink, width: 16 }]);
  return sheet.finish();
}
