import type { Sheet } from '../thread/sheet.ts';

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly unit?: number;
}

/** A small woven field of two colours. */
export function patch(sheet: Sheet, { x, y, columns, rows, unit = 13 }: Patch, warp: string, weft: string, twill = false): void {
  sheet.weave({
    left: x,
    top: y,
    columns,
    rows,
    unit,
    width: unit * 0.76,
    warp: () => warp,
    weft: () => weft,
    over: (column, row) => (twill ? (column + row) % 4 < 2 : (column + row) % 2 === 0),
  });
}
