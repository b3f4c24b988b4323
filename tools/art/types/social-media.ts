import { palette } from '../palette.ts';
import { glide } from '../thread/bends.ts';
import type { Thread } from '../thread/thread.ts';
import { smallSheet } from './small-sheet.ts';

const friends = [
  { x: 96, y: 96, radius: 36, colour: palette.madder },
  { x: 92, y: 266, radius: 30, colour: palette.marigold },
  { x: 244, y: 180, radius: 54, colour: palette.ink },
  { x: 388, y: 88, radius: 32, colour: palette.peacock },
  { x: 392, y: 262, radius: 40, colour: palette.madderLight },
];
const ties = [
  [0, 2],
  [1, 2],
  [2, 3],
  [2, 4],
  [0, 3],
  [1, 4],
  [0, 4],
] as const;

/** Faces tied to one another. */
export function socialMedia(): string {
  const sheet = smallSheet('social', '#D9ECE8', '#C8E0DB', false);
  const threads = ties.flatMap(([from, to], index): Thread[] => {
    const start = friends[from];
    const end = friends[to];
    if (start === undefined || end === undefined) return [];
    return [
      { points: glide(start, end), colour: [palette.peacock, palette.marigold, palette.madder][index % 3] ?? palette.peacock, width: 10 },
    ];
  });
  sheet.lace(threads);
  for (const { x, y, radius, colour } of friends) {
    sheet.bead({ x, y }, radius, palette.cotton, colour);
    sheet.add(
      `<circle cx="${x}" cy="${y}" r="${radius * 0.82}" fill="${colour}"/><circle cx="${x}" cy="${y - radius * 0.2}" r="${radius * 0.26}" fill="${palette.cotton}"/><path d="M${x - radius * 0.46} ${y + radius * 0.48}a${radius * 0.46} ${radius * 0.4} 0 0 1 ${radius * 0.92} 0z" fill="${palette.cotton}"/>`,
    );
  }
  return sheet.finish();
}
