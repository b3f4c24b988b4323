import { palette } from '../palette.ts';
import type { Weave } from './weave.ts';

/** The studio's own fabric: every colour of the house, in a pointed twill. */
export const home: Weave = {
  seed: 1609,
  weft: [
    { colour: palette.marigold, threads: 2 },
    { colour: '#33325A', threads: 3 },
    { colour: palette.madder, threads: 3 },
    { colour: '#33325A', threads: 1 },
    { colour: palette.cotton, threads: 1 },
    { colour: '#3C3B69', threads: 2 },
    { colour: palette.peacock, threads: 3 },
    { colour: '#2C2B4E', threads: 2 },
    { colour: palette.marigold, threads: 1 },
    { colour: '#33325A', threads: 2 },
  ],
  warp: [
    { colour: '#2E2D52', threads: 3 },
    { colour: palette.peacockDeep, threads: 1 },
    { colour: '#2E2D52', threads: 3 },
    { colour: '#4A2A3C', threads: 1 },
  ],
  over: (column, row) => (column + Math.abs((((row % 12) + 12) % 12) - 6)) % 3 !== 0,
  panes: [],
  figures: [],
  knots: [],
};
