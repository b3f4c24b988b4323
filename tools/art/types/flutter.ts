import { palette } from '../palette.ts';
import { bend, box } from '../thread/bends.ts';
import type { Thread } from '../thread/thread.ts';
import { phoneOutline } from './phone-outline.ts';
import { smallSheet } from './small-sheet.ts';

/** One skein splits into ribbons that draw the same screen on a phone, a tablet and a desk. */
export function flutter(): string {
  const sheet = smallSheet('flutter', '#E3E2EE', '#D5D3E4', false);
  const ribbons = [palette.peacockLight, palette.marigold, palette.madder].map(
    (colour, index): Thread => ({
      points: bend(
        [
          { x: -20, y: 164 + index * 16 },
          { x: 96, y: 164 + index * 16 },
          { x: 150, y: 84 + index * 96 },
          { x: 250, y: 84 + index * 96 },
        ],
        40,
      ),
      colour,
      width: 13,
    }),
  );
  sheet.lay(ribbons);
  sheet.add(`<rect x="236" y="34" width="204" height="104" rx="10" fill="${palette.paper}"/>`);
  sheet.lay([{ points: box(236, 34, 204, 104, 10), colour: palette.peacockLight, width: 12 }]);
  phoneOutline(sheet, { x: 236, y: 166, width: 62, height: 150, radius: 16 }, palette.madder);
  phoneOutline(sheet, { x: 326, y: 166, width: 114, height: 150, radius: 14 }, palette.marigold);
  const line = (x: number, y: number, length: number, colour: string): Thread => ({
    points: [
      { x, y },
      { x: x + length, y },
    ],
    colour,
    width: 9,
    cap: 'round',
  });
  sheet.lay([line(262, 64, 70, palette.ink), line(262, 86, 110, palette.flax), line(262, 108, 50, palette.madder)]);
  sheet.lay([line(256, 196, 22, palette.ink), line(256, 216, 22, palette.flax), line(256, 288, 22, palette.madder)]);
  sheet.lay([line(350, 198, 50, palette.ink), line(350, 220, 66, palette.flax), line(350, 288, 34, palette.madder)]);
  for (const [x, y, radius] of [
    [402, 86, 24],
    [267, 252, 13],
    [383, 254, 18],
  ] as const)
    sheet.bead({ x, y }, radius, palette.peacock, palette.marigold);
  return sheet.finish();
}
