import { seededRandom } from '../random.ts';
import { type Crossing, ease, type Point } from './point.ts';

/** The fabric on a stage of 1920 by 1080: even threads on its left, loose strands on its right. */
export const stage = { width: 1920, height: 1080 };
export const grid = { spacing: 26, columns: 31, firstRow: -9, lastRow: 50, endColumn: 54 };

const origin = { x: 740, y: -40 };
const tilt = -0.14;
const turn = Math.PI * 2;

interface Wave {
  readonly length: number;
  readonly height: number;
  readonly phase: number;
  /** How far the wave sways to and fro, as a share of its length. */
  readonly sway: number;
}

export interface Fabric {
  /** Where a crossing stands at a moment from 0 to 1; 1 is the same as 0. */
  at(crossing: Crossing, time: number): Point;
  /** How deep in the folds a place lies, from 0 to 1. */
  shade(point: Point, time: number): number;
}

export function layFabric(seed: number): Fabric {
  const random = seededRandom(seed);
  const strands = Array.from({ length: grid.lastRow - grid.firstRow + 1 }, () => ({
    settled: random.between(24, 30),
    waves: [
      { length: random.between(17, 30), height: random.between(36, 96), phase: random.next(), sway: 0.075 },
      { length: random.between(9, 13), height: random.between(6, 22), phase: random.next(), sway: -0.14 },
    ] satisfies Wave[],
  }));
  const at = ({ u, v }: Crossing, time: number): Point => {
    const strand = strands[Math.min(strands.length - 1, Math.max(0, Math.round(v) - grid.firstRow))];
    const settled = strand?.settled ?? 27;
    const loose = ease(settled, grid.endColumn, u) * 1.25;
    let y = origin.y + v * grid.spacing;
    const gather = origin.y + (Math.round(v / 11) * 11 + 1) * grid.spacing;
    y += (gather - y) * loose * 0.62;
    for (const wave of strand?.waves ?? []) {
      const swayed = wave.phase + wave.sway * Math.sin(turn * (time + wave.phase * 2));
      y += loose * wave.height * Math.sin(turn * (u / wave.length + swayed));
    }
    const slack = ease(grid.columns - 5, grid.columns + 3, u) * ease(0, 3, grid.columns + 3 - u);
    const x = origin.x + u * grid.spacing + slack * 13 * Math.sin(turn * (v / 13 + u * 0.21 + time));
    const fold = 9 * Math.sin(turn * (x / 900 + y / 1300 + time)) + 6 * Math.sin(turn * (y / 620 - x / 1500 - time));
    const sway = 8 * Math.sin(turn * (y / 880 + x / 1700 - time));
    const flat = { x: x + sway - 1300, y: y + fold - 540 };
    return {
      x: 1300 + flat.x * Math.cos(tilt) - flat.y * Math.sin(tilt),
      y: 540 + flat.x * Math.sin(tilt) + flat.y * Math.cos(tilt),
    };
  };
  const shade = ({ x, y }: Point, time: number): number => {
    const first = Math.sin(turn * (x / 760 + y / 980 + time));
    const second = Math.sin(turn * (y / 560 - x / 1300 - time + 0.2));
    return 0.5 + 0.3 * first + 0.2 * second;
  };
  return { at, shade };
}
