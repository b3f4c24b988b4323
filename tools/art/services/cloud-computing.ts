import { palette } from '../palette.ts';
import { night } from '../thread/backgrounds.ts';
import { cloudOutline } from '../thread/cloud.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const clouds = [
  { scale: 1.66, colour: palette.cotton, width: 24 },
  { scale: 1.36, colour: palette.peacockLight, width: 19 },
  { scale: 1.06, colour: palette.marigold, width: 19 },
  { scale: 0.74, colour: palette.madder, width: 19 },
];

/** Rain of weft: lines that fall from the cloud and end in a bead. */
const falls = [
  { x: 244, end: 520, colour: palette.peacockLight },
  { x: 324, end: 556, colour: palette.marigold },
  { x: 404, end: 508, colour: palette.madder },
  { x: 484, end: 548, colour: palette.peacockLight },
  { x: 564, end: 516, colour: palette.marigold },
];

/** A cloud wound from loops, and the lines that are woven through its base and hang from it. */
export function cloudComputing(): string {
  const sheet = openSheet({ name: 'cloud', width: 800, height: 600, background: palette.ink });
  sheet.lay(
    Array.from({ length: 22 }, (_, index): Thread => {
      const y = 10 + index * 28;
      return {
        points: [
          { x: -5, y },
          { x: 805, y },
        ],
        colour: index % 4 === 1 ? night.middle : '#1F1E38',
        width: 10,
      };
    }),
    { shadow: 0 },
  );
  const hanging = falls.map(
    ({ x, end, colour }): Thread => ({
      points: [
        { x, y: 290 },
        { x, y: end },
      ],
      colour,
      width: 13,
    }),
  );
  const loops = clouds.map(({ scale, colour, width }): Thread => ({ points: cloudOutline({ x: 404, y: 258 }, scale), colour, width }));
  sheet.lace([...loops, ...hanging], { shadow: 36 });
  for (const { x, end, colour } of falls) {
    sheet.bead({ x, y: 290 }, 14, colour);
    sheet.bead({ x, y: end }, 21, colour, palette.ink);
  }
  return sheet.finish();
}
