import type { Thread } from './thread.ts';

/** A woven patch: even threads of one width in two directions. */
export interface Fabric {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly unit: number;
  readonly width: number;
  readonly warp: (column: number) => string;
  readonly weft: (row: number) => string;
  /** Whether the weft lies on top at a crossing. */
  readonly over: (column: number, row: number) => boolean;
  /** How far threads stand out on the left, the right, the top and the bottom. */
  readonly fringe?: { left?: number; right?: number; top?: number; bottom?: number };
}

export interface Woven {
  readonly wefts: readonly Thread[];
  readonly warps: readonly Thread[];
  readonly floats: readonly Thread[];
}

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);
const byColour = (threads: Thread[]): Thread[] => threads.sort((one, other) => one.colour.localeCompare(other.colour));

/** Where the middle of the n-th thread runs. */
export const middleOf = (start: number, unit: number, index: number): number => start + (index + 0.5) * unit;

function floatsOf(fabric: Fabric, row: number): Thread[] {
  const { left, top, unit, columns, width } = fabric;
  const y = middleOf(top, unit, row);
  const floats: Thread[] = [];
  let from = -1;
  for (let column = 0; column <= columns; column += 1) {
    const above = column < columns && fabric.over(column, row);
    if (above && from < 0) from = column;
    if (above || from < 0) continue;
    const slack = (unit - width) * 0.35;
    const points = [
      { x: left + from * unit - slack, y },
      { x: left + column * unit + slack, y },
    ];
    floats.push({ points, colour: fabric.weft(row), width });
    from = -1;
  }
  return floats;
}

export function weaveFabric(fabric: Fabric): Woven {
  const { left, top, columns, rows, unit, width, fringe = {} } = fabric;
  const right = left + columns * unit + (fringe.right ?? 0);
  const bottom = top + rows * unit + (fringe.bottom ?? 0);
  const wefts = count(rows).map((row) => {
    const y = middleOf(top, unit, row);
    return {
      points: [
        { x: left - (fringe.left ?? 0), y },
        { x: right, y },
      ],
      colour: fabric.weft(row),
      width,
    };
  });
  const warps = count(columns).map((column) => {
    const x = middleOf(left, unit, column);
    return {
      points: [
        { x, y: top - (fringe.top ?? 0) },
        { x, y: bottom },
      ],
      colour: fabric.warp(column),
      width,
    };
  });
  return { wefts: byColour(wefts), warps: byColour(warps), floats: byColour(count(rows).flatMap((row) => floatsOf(fabric, row))) };
}
