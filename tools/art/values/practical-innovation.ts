import { palette } from '../palette.ts';
import { plot } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const tones = ['#B97A08', palette.marigoldLight, '#D08A0B', '#FBE3AF'];
const block = { left: 435, top: 285, unit: 33, count: 10 };
const middle = block.top + (block.count * block.unit) / 2;

/** A thread that goes round the block, above or below it, and swings back. */
function detour(index: number): Thread {
  const y = 22 + index * 45;
  const away = y - middle;
  const side = away < 0 ? -1 : 1;
  const points = plot(-20, 1220, 150, (x) => {
    const near = Math.exp(-(((x - 600) / 250) ** 4));
    const pushed = side * (214 + Math.abs(away) * 0.52);
    return { x, y: y + (middle + pushed - y) * near };
  });
  return { points, colour: tones[index % 4] ?? palette.marigoldLight, width: 19 };
}

/** Every thread goes round the block; one goes straight through it. */
export function practicalInnovation(): string {
  const sheet = openSheet({ name: 'v2', width: 1200, height: 900, background: palette.marigold });
  const round = Array.from({ length: 20 }, (_, index) => index).filter((index) => Math.abs(22 + index * 45 - middle) > 30);
  sheet.lay(round.map(detour), { shadow: 20 });
  const { left, top, unit, count } = block;
  sheet.weave(
    {
      left,
      top,
      columns: count,
      rows: count,
      unit,
      width: 26,
      warp: (column) => (column % 3 === 1 ? palette.madderDeep : palette.madder),
      weft: (row) => (row % 4 === 2 ? palette.madderLight : palette.madder),
      over: (column, row) => (column + row) % 2 === 0,
    },
    { shadow: 34 },
  );
  sheet.lay(
    [
      {
        points: [
          { x: -20, y: middle },
          { x: 1220, y: middle },
        ],
        colour: palette.ink,
        width: 42,
      },
    ],
    { shadow: 40 },
  );
  const bridges = [1, 4, 5, 8].map((column): Thread => {
    const x = left + (column + 0.5) * unit;
    return {
      points: [
        { x, y: middle - 40 },
        { x, y: middle + 40 },
      ],
      colour: column % 3 === 1 ? palette.madderDeep : palette.madder,
      width: 26,
    };
  });
  sheet.lay(bridges, { shadow: 36 });
  sheet.bead({ x: 1010, y: middle }, 46, palette.cotton, palette.ink);
  return sheet.finish();
}
