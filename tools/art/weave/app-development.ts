import { palette } from '../palette.ts';
import { grid } from './fabric.ts';
import { field, type Loop, loop, straight } from './loop.ts';
import type { Figure, Pane, Weave } from './weave.ts';

interface Phone extends Loop {
  readonly colour: string;
  readonly icons: readonly string[];
}

const phones: readonly Phone[] = [
  { left: 14.5, top: 30, right: 18.3, bottom: 38, radius: 1.1, colour: palette.peacockLight, icons: [palette.marigold, palette.madder] },
  {
    left: 15,
    top: 7,
    right: 21,
    bottom: 19,
    radius: 1.3,
    colour: palette.cotton,
    icons: [palette.peacock, palette.madder, palette.marigold, palette.peacockLight],
  },
  {
    left: 19,
    top: 19.5,
    right: 27,
    bottom: 35.5,
    radius: 1.6,
    colour: palette.marigold,
    icons: [palette.madder, palette.peacock, palette.cotton, palette.peacockLight, palette.marigoldLight, palette.madderLight],
  },
];

function iconsOf({ left, top, right, bottom, icons }: Phone): Pane[] {
  const columns = right - left > 7 ? 3 : right - left > 5 ? 2 : 1;
  const room = (right - left - 1.2) / columns;
  const side = room * 0.72;
  const first = (bottom - top) * 0.24;
  return icons.map((colour, index) => {
    const u = left + 0.6 + (index % columns) * room + (room - side) / 2;
    const v = top + first + Math.floor(index / columns) * (side + 0.9);
    return field(colour, u, v, u + side, v + side);
  });
}

function drawPhone(phone: Phone): { panes: Pane[]; figures: Figure[] } {
  const { left, top, right, bottom, radius, colour } = phone;
  const middle = (left + right) / 2;
  const around = loop(phone);
  const lead = { u: grid.endColumn, v: top };
  return {
    panes: [{ colour: 'rgb(14 13 32 / 76%)', corners: around }, ...iconsOf(phone)],
    figures: [
      { colour, width: 10, path: [lead, ...around] },
      straight(colour, { u: middle - radius * 0.6, v: top + 1.2 }, { u: middle + radius * 0.6, v: top + 1.2 }, 7),
      straight(palette.madder, { u: middle - radius, v: bottom - 1.3 }, { u: middle + radius, v: bottom - 1.3 }, 9),
    ],
  };
}

const drawn = phones.map(drawPhone);

/** Threads that settle into phones and the icons on them; marigold leads. */
export const appDevelopment: Weave = {
  seed: 3119,
  weft: [
    { colour: palette.marigold, threads: 2 },
    { colour: '#33325A', threads: 3 },
    { colour: '#B97A08', threads: 3 },
    { colour: '#2C2B4E', threads: 2 },
    { colour: palette.marigoldLight, threads: 1 },
    { colour: '#3C3B69', threads: 3 },
  ],
  warp: [
    { colour: '#2E2D52', threads: 4 },
    { colour: '#6B4A12', threads: 2 },
  ],
  over: (column, row) => (column + Math.abs((((row % 8) + 8) % 8) - 4)) % 4 < 2,
  panes: drawn.flatMap(({ panes }) => panes),
  figures: drawn.flatMap(({ figures }) => figures),
  knots: [],
};
