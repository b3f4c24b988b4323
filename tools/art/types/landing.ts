import { palette } from '../palette.ts';
import { box, plot } from '../thread/bends.ts';
import { patch } from './patch.ts';
import { smallSheet } from './small-sheet.ts';

/** One long page with one button, and the thread that leads to it. */
export function landing(): string {
  const sheet = smallSheet('landing', '#FDEFCF', '#F8E2B4');
  sheet.add(`<rect x="128" y="34" width="224" height="360" rx="18" fill="${palette.paper}"/>`);
  patch(sheet, { x: 140, y: 78, columns: 14, rows: 6, unit: 14.3 }, palette.peacock, palette.peacockLight, true);
  sheet.lay([
    { points: box(128, 34, 224, 360, 18), colour: palette.ink, width: 13 },
    {
      points: [
        { x: 128, y: 70 },
        { x: 352, y: 70 },
      ],
      colour: palette.ink,
      width: 9,
    },
  ]);
  sheet.lay([
    {
      points: [
        { x: 160, y: 198 },
        { x: 320, y: 198 },
      ],
      colour: palette.ink,
      width: 11,
      cap: 'round',
    },
    {
      points: [
        { x: 184, y: 224 },
        { x: 296, y: 224 },
      ],
      colour: palette.flax,
      width: 9,
      cap: 'round',
    },
  ]);
  sheet.lay([
    {
      points: [
        { x: 186, y: 278 },
        { x: 294, y: 278 },
      ],
      colour: palette.madder,
      width: 40,
      cap: 'round',
    },
  ]);
  const way = plot(0, 1, 60, (t) => ({ x: 20 + t * 140, y: 60 + t * 218 + Math.sin(t * Math.PI * 3) * 26 }));
  sheet.lay([{ points: way, colour: palette.marigold, width: 11, cap: 'round' }]);
  sheet.bead({ x: 162, y: 278 }, 12, palette.marigold);
  return sheet.finish();
}
