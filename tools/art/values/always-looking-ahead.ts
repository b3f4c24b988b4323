import { palette } from '../palette.ts';
import { arc } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const horizon = 560;
const rays = [
  palette.madder,
  palette.madderLight,
  palette.marigold,
  palette.marigoldLight,
  palette.marigold,
  palette.madderLight,
  palette.madder,
  '#F0A896',
  palette.marigoldLight,
];

/** A fabric that runs to the horizon, and a sun wound from threads above it. */
export function alwaysLookingAhead(): string {
  const sheet = openSheet({ name: 'v5', width: 1200, height: 900, background: palette.cotton });
  const sky = Array.from({ length: 15 }, (_, index): Thread => {
    const y = 16 + index * 38;
    return {
      points: [
        { x: -5, y },
        { x: 1205, y },
      ],
      colour: index % 2 === 0 ? '#F6EEDF' : '#F3E5CD',
      width: 24,
    };
  });
  sheet.lay(sky, { shadow: 6 });
  const sun = rays.map((colour, index): Thread => ({ points: arc({ x: 720, y: horizon }, 56 + index * 44, 180, 360), colour, width: 31 }));
  sheet.lay(sun, { shadow: 20 });
  const warp = Array.from({ length: 33 }, (_, index): Thread => {
    const spread = index - 16;
    return {
      points: [
        { x: 720 + spread * 24, y: horizon - 6 },
        { x: 720 + spread * 132, y: 960 },
      ],
      colour: index % 4 === 0 ? palette.peacockLight : index % 4 === 2 ? palette.ink : '#3C3B69',
      width: 13,
    };
  });
  const weft = Array.from({ length: 11 }, (_, index): Thread => {
    const y = horizon + 14 + index ** 1.75 * 6.8;
    return {
      points: [
        { x: -10, y },
        { x: 1210, y },
      ],
      colour: index % 3 === 1 ? palette.marigold : palette.madder,
      width: 9 + index * 1.9,
    };
  });
  sheet.add(`<path d="M0 ${horizon}h1200v340H0z" fill="${palette.ink}"/>`);
  sheet.lace([...warp, ...weft], { shadow: 26 }, ({ threads }) => (threads[0] + threads[1]) % 2 === 0);
  sheet.lay(
    [
      {
        points: [
          { x: -10, y: horizon },
          { x: 1210, y: horizon },
        ],
        colour: palette.ink,
        width: 18,
      },
    ],
    { shadow: 20 },
  );
  return sheet.finish();
}
