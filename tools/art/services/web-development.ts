import { palette } from '../palette.ts';
import { night } from '../thread/backgrounds.ts';
import { box } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const line = (x: number, y: number, length: number, colour: string): Thread => ({
  points: [
    { x, y },
    { x: x + length, y },
  ],
  colour,
  width: 14,
  cap: 'round',
});

/** Three browser windows whose frames pass through one another. */
export function webDevelopment(): string {
  const sheet = openSheet({ name: 'web', width: 800, height: 600, background: palette.ink });
  sheet.weave({
    left: -8,
    top: -6,
    columns: 34,
    rows: 26,
    unit: 24,
    width: 11,
    warp: () => night.low,
    weft: (row) => (row % 9 === 4 ? palette.peacockDeep : night.middle),
    over: (column, row) => (Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 0,
  });
  sheet.add('<path d="M60 60h430v330H60zM300 250h430v290H300z" fill="#0E0D20" opacity=".72"/>');
  sheet.lay([
    line(104, 190, 250, palette.cotton),
    line(104, 232, 150, palette.peacockLight),
    line(104, 274, 110, palette.peacockLight),
    line(104, 330, 96, palette.madder),
  ]);
  sheet.lay([line(548, 380, 140, palette.cotton), line(548, 422, 100, palette.marigoldLight), line(548, 490, 124, palette.madder)]);
  sheet.weave({
    left: 340,
    top: 362,
    columns: 8,
    rows: 7,
    unit: 21,
    width: 17,
    warp: () => palette.peacockDeep,
    weft: (row) => (row % 3 === 1 ? palette.marigold : palette.peacock),
    over: (column, row) => (column + row) % 4 < 2,
  });
  const bars: Thread[] = [
    {
      points: [
        { x: 60, y: 122 },
        { x: 490, y: 122 },
      ],
      colour: palette.peacockLight,
      width: 15,
    },
    {
      points: [
        { x: 300, y: 316 },
        { x: 730, y: 316 },
      ],
      colour: palette.marigold,
      width: 15,
    },
  ];
  sheet.lace([
    { points: box(60, 60, 430, 330, 34), colour: palette.peacockLight, width: 20 },
    { points: box(300, 250, 430, 290, 34), colour: palette.marigold, width: 20 },
    ...bars,
  ]);
  for (const step of [0, 1, 2]) {
    sheet.bead({ x: 98 + step * 30, y: 92 }, 9, palette.cotton);
    sheet.bead({ x: 338 + step * 30, y: 284 }, 9, palette.cotton);
  }
  return sheet.finish();
}
