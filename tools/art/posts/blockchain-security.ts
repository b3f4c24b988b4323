import { palette } from '../palette.ts';
import { night } from '../thread/backgrounds.ts';
import { arc, box } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

function chain(y: number, from: number, colours: readonly [string, string]): Thread[] {
  return Array.from({ length: 15 }, (_, index) => ({
    points: box(from + index * 118, y - (index % 2 === 0 ? 52 : 30), 164, index % 2 === 0 ? 104 : 60, index % 2 === 0 ? 40 : 30),
    colour: colours[index % 2] ?? colours[0],
    width: 22,
  }));
}

/** A padlock woven tight, hung in two chains. */
export function blockchainSecurity(): string {
  const sheet = openSheet({ name: 'p5', width: 1600, height: 900, background: palette.ink });
  const lines = Array.from({ length: 96 }, (_, index): Thread => {
    const x = -900 + Math.floor(index / 2) * 54;
    const points =
      index % 2 === 0
        ? [
            { x, y: 905 },
            { x: x + 910, y: -5 },
          ]
        : [
            { x, y: -5 },
            { x: x + 910, y: 905 },
          ];
    return { points, colour: index % 2 === 0 ? night.low : '#1F1E38', width: 12 };
  });
  sheet.lay(lines, { shadow: 0 });
  sheet.lace([...chain(300, -60, [palette.peacockLight, palette.peacock]), ...chain(660, -120, [palette.peacock, palette.peacockLight])]);
  const shackle = [{ x: 660, y: 470 }, ...arc({ x: 800, y: 262 }, 140, 180, 360), { x: 940, y: 470 }];
  sheet.lay([{ points: shackle, colour: palette.cotton, width: 50 }], { shadow: 50 });
  sheet.add(`<rect x="556" y="396" width="488" height="420" rx="56" fill="${palette.ink}"/>`);
  sheet.weave({
    left: 566,
    top: 406,
    columns: 13,
    rows: 11,
    unit: 36,
    width: 30,
    warp: (column) => (column % 4 === 1 ? palette.madder : '#A56C08'),
    weft: (row) => (row % 5 === 2 ? palette.marigoldLight : palette.marigold),
    over: (column, row) => (column + Math.abs(row - 5)) % 3 !== 0,
  });
  sheet.lay([{ points: box(556, 396, 488, 420, 56), colour: palette.marigold, width: 34 }], { shadow: 44 });
  sheet.add(`<path d="M800 524a58 58 0 0 1 30 108l20 92h-100l20-92a58 58 0 0 1 30-108z" fill="${palette.ink}"/>`);
  return sheet.finish();
}
