import { palette } from '../palette.ts';
import { night } from '../thread/backgrounds.ts';
import { box, glide } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const colours = [palette.peacockLight, palette.peacock, palette.cotton, palette.peacock, palette.marigold, palette.peacockDeep];

/** A fabric on the left sends its threads through the frame of a window, where they become a page. */
export function webDevelopment(): string {
  const sheet = openSheet({ name: 'p1', width: 1600, height: 900, background: palette.ink });
  sheet.add('<rect x="700" y="120" width="780" height="660" rx="44" fill="#0E0D20"/>');
  const ends = [262, 318, 374, 430, 486, 542, 598, 654, 710];
  const runs = ends.map((y, index): Thread => {
    const from = { x: 380, y: 66 + index * 96 };
    const length = [560, 420, 500, 300, 540, 380, 460, 240, 330][index] ?? 400;
    const colour = index === 6 ? palette.madder : (colours[index % 6] ?? palette.peacock);
    return { points: [...glide(from, { x: 760, y }, 0.5), { x: 780 + length, y }], colour, width: 22, cap: 'round' };
  });
  const frame: Thread = { points: box(700, 120, 780, 660, 44), colour: palette.marigold, width: 28 };
  const bar: Thread = {
    points: [
      { x: 700, y: 212 },
      { x: 1480, y: 212 },
    ],
    colour: palette.marigold,
    width: 20,
  };
  sheet.lace([...runs, frame, bar]);
  sheet.weave({
    left: -12,
    top: -12,
    columns: 13,
    rows: 29,
    unit: 32,
    width: 23,
    warp: (column) => (column % 5 === 2 ? palette.peacockDeep : night.middle),
    weft: (row) => (row % 3 === 2 ? (colours[Math.floor(row / 3) % 6] ?? palette.peacock) : night.high),
    over: (column, row) => (column + row) % 4 < 2,
  });
  sheet.weave({
    left: 1146,
    top: 452,
    columns: 9,
    rows: 9,
    unit: 31,
    width: 25,
    warp: () => palette.peacockDeep,
    weft: (row) => (row % 4 === 3 ? palette.marigold : palette.peacockLight),
    over: (column, row) => (column + Math.abs(row - 4)) % 3 !== 0,
  });
  for (const step of [0, 1, 2]) sheet.bead({ x: 762 + step * 46, y: 168 }, 14, palette.cotton);
  return sheet.finish();
}
