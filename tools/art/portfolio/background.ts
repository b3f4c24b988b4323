import { openSheet } from '../thread/sheet.ts';

/** How the fabric behind the screens is woven. */
export interface Background {
  readonly colour: string;
  readonly warp: string;
  readonly weft: string;
  /** A stripe that comes back every so many threads. */
  readonly stripe: string;
  readonly every: number;
  readonly pattern: 'plain' | 'twill' | 'basket' | 'herringbone' | 'satin' | 'diamond';
  readonly unit?: number;
}

const patterns: Readonly<Record<Background['pattern'], (column: number, row: number) => boolean>> = {
  plain: (column, row) => (column + row) % 2 === 0,
  twill: (column, row) => (column + row) % 4 < 2,
  basket: (column, row) => (Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 0,
  herringbone: (column, row) => (column + Math.abs((row % 12) - 6)) % 4 < 2,
  satin: (column, row) => (column * 2 + row) % 5 !== 0,
  diamond: (column, row) => (Math.abs((column % 12) - 6) + Math.abs((row % 12) - 6)) % 4 < 2,
};

export function drawBackground({ colour, warp, weft, stripe, every, pattern, unit = 30 }: Background): string {
  const sheet = openSheet({ name: 'ground', width: 1200, height: 900, background: colour });
  sheet.weave(
    {
      left: -unit / 2,
      top: -unit / 2,
      columns: Math.ceil(1200 / unit) + 1,
      rows: Math.ceil(900 / unit) + 1,
      unit,
      width: unit * 0.7,
      warp: () => warp,
      weft: (row) => (row % every === every - 2 ? stripe : weft),
      over: patterns[pattern],
    },
    { shadow: 16 },
  );
  return sheet.finish();
}
