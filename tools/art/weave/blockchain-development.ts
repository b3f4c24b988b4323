import { palette } from '../palette.ts';
import { grid } from './fabric.ts';
import { field, type Loop, loop, straight } from './loop.ts';
import type { Figure, Pane, Weave } from './weave.ts';

interface Block extends Loop {
  readonly colour: string;
}

const side = 7.4;
const block = (left: number, top: number, colour: string): Block => ({
  left,
  top,
  right: left + side,
  bottom: top + side,
  radius: 1.2,
  colour,
});

const blocks: readonly Block[] = [
  block(14.6, 6.4, palette.marigold),
  block(20.2, 12, palette.peacockLight),
  block(14.8, 17.6, palette.marigold),
  block(20.4, 23.2, palette.peacockLight),
  block(15, 28.8, palette.marigold),
];

/** A mark of its own in the middle of each block: five by five, like the first letters of a hash. */
function markOf({ left, top, colour }: Block, index: number): Pane[] {
  const bits =
    [
      0b01101_10010_11101_01001_10110, 0b11010_01101_00111_10110_01011, 0b10111_01010_11011_00110_11001, 0b00111_11001_01110_10101_01110,
      0b11001_00111_10110_11010_00101,
    ][index] ?? 0;
  return Array.from({ length: 25 }, (_, place) => place).flatMap((place) => {
    if (((bits >> place) & 1) === 0) return [];
    const u = left + 2 + (place % 5) * 0.7;
    const v = top + 2 + Math.floor(place / 5) * 0.7;
    return [field(colour, u, v, u + 0.56, v + 0.56)];
  });
}

/** Where neighbours cross, one thread comes back on top, so that the blocks hold each other. */
function clasps(): Figure[] {
  return blocks.slice(1).map((lower, index) => {
    const upper = blocks[index] ?? lower;
    const u = lower.left > upper.left ? upper.right : upper.left;
    return straight(upper.colour, { u, v: lower.top - 0.7 }, { u, v: lower.top + 0.7 }, 10);
  });
}

/** Blocks that hold one another like links; marigold and peacock lead together. */
export const blockchainDevelopment: Weave = {
  seed: 6421,
  weft: [
    { colour: palette.marigold, threads: 1 },
    { colour: '#33325A', threads: 2 },
    { colour: palette.peacock, threads: 3 },
    { colour: '#2C2B4E', threads: 2 },
    { colour: '#B97A08', threads: 2 },
    { colour: palette.peacockLight, threads: 1 },
    { colour: '#3C3B69', threads: 2 },
  ],
  warp: [
    { colour: palette.peacockDeep, threads: 2 },
    { colour: '#2E2D52', threads: 2 },
    { colour: '#6B4A12', threads: 1 },
  ],
  over: (column, row) => (Math.floor(column / 2) + Math.floor((row + 20) / 2)) % 2 === 0,
  panes: [...blocks.map((each): Pane => ({ colour: 'rgb(14 13 32 / 72%)', corners: loop(each) })), ...blocks.flatMap(markOf)],
  figures: [
    ...blocks.map(
      (each): Figure => ({
        colour: each.colour,
        width: 10,
        path: each.left > 18 ? [{ u: grid.endColumn, v: each.top }, ...loop(each)] : loop(each),
      }),
    ),
    ...clasps(),
  ],
  knots: [],
};
