import { palette } from '../palette.ts';
import { box } from '../thread/bends.ts';
import type { Thread } from '../thread/thread.ts';
import { smallSheet } from './small-sheet.ts';

/** A window and a phone that share the same threads. */
export function hybrid(): string {
  const sheet = smallSheet('hybrid', palette.ink, '#201F3C');
  sheet.add(
    '<rect x="46" y="66" width="262" height="196" rx="18" fill="#0E0D20"/><rect x="284" y="96" width="130" height="230" rx="28" fill="#0E0D20"/>',
  );
  const shared = [148, 176, 204, 232].map(
    (y, index): Thread => ({
      points: [
        { x: 80, y },
        { x: [388, 360, 388, 340][index] ?? 388, y },
      ],
      colour: [palette.cotton, palette.peacockLight, palette.madderLight, palette.peacockLight][index] ?? palette.cotton,
      width: 12,
      cap: 'round',
    }),
  );
  sheet.lace([
    { points: box(46, 66, 262, 196, 18), colour: palette.peacockLight, width: 15 },
    { points: box(284, 96, 130, 230, 28), colour: palette.marigold, width: 15 },
    {
      points: [
        { x: 46, y: 104 },
        { x: 308, y: 104 },
      ],
      colour: palette.peacockLight,
      width: 10,
    },
    ...shared,
  ]);
  for (const step of [0, 1, 2]) sheet.bead({ x: 70 + step * 22, y: 86 }, 6, palette.cotton);
  sheet.lay([
    {
      points: [
        { x: 326, y: 290 },
        { x: 372, y: 290 },
      ],
      colour: palette.madder,
      width: 14,
      cap: 'round',
    },
  ]);
  return sheet.finish();
}
