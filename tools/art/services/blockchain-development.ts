import { palette } from '../palette.ts';
import { night } from '../thread/backgrounds.ts';
import { box } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const size = 196;
const step = 152;
const tones = [palette.marigold, palette.peacockLight, palette.marigold, palette.peacock];

interface Block {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

const blocks: readonly Block[] = Array.from({ length: 5 }, (_, index) => ({
  column: index,
  row: index % 2,
  x: -6 + index * step,
  y: index % 2 === 0 ? 92 : 300,
}));

function lattice(): Thread[] {
  return Array.from({ length: 60 }, (_, index): Thread => {
    const rising = index % 2 === 0;
    const x = -560 + Math.floor(index / 2) * 48;
    const points = rising
      ? [
          { x, y: 604 },
          { x: x + 608, y: -4 },
        ]
      : [
          { x, y: -4 },
          { x: x + 608, y: 604 },
        ];
    return { points, colour: rising ? night.low : '#1F1E38', width: 10 };
  });
}

function frames(): Thread[] {
  return blocks.flatMap(({ column, x, y }) => {
    const colour = tones[column % tones.length] ?? palette.marigold;
    return [{ points: box(x, y, size, size, 30), colour, width: 22 }];
  });
}

/** Blocks linked like chain mail, each with a hash of its own woven in its middle. */
export function blockchainDevelopment(): string {
  const sheet = openSheet({ name: 'chain', width: 800, height: 600, background: palette.ink });
  sheet.lay(lattice(), { shadow: 0 });
  const links = blocks.slice(1).map(({ column, x, y }): Thread => {
    const up = column % 2 === 0;
    const left = x - 44;
    const top = up ? y + size - 40 : y - 64;
    return { points: box(left, top, 132, 104, 50), colour: palette.cotton, width: 16 };
  });
  for (const { column, x, y } of blocks) {
    sheet.add(`<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="30" fill="#0E0D20"/>`);
    const hash = [0b1011001, 0b0110110, 0b1101001, 0b0011101, 0b1010110][column] ?? 0;
    sheet.weave({
      left: x + 50,
      top: y + 50,
      columns: 5,
      rows: 5,
      unit: 19.2,
      width: 15,
      warp: () => night.high,
      weft: () => tones[column % tones.length] ?? palette.marigold,
      over: (c, r) => ((hash >> ((Math.abs(c - 2) + r * 2) % 7)) & 1) === 1,
    });
  }
  sheet.lace([...frames(), ...links]);
  return sheet.finish();
}
