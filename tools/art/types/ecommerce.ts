import { palette } from '../palette.ts';
import { arc, box } from '../thread/bends.ts';
import { patch } from './patch.ts';
import { smallSheet } from './small-sheet.ts';

/** A woven bag with a price tag. */
export function ecommerce(): string {
  const sheet = smallSheet('shop', '#FBE3DC', '#F6D3C8');
  patch(sheet, { x: 148, y: 138, columns: 12, rows: 11, unit: 15.4 }, palette.madderDeep, palette.madder, true);
  sheet.lay([{ points: box(142, 132, 196, 182, 18), colour: palette.madder, width: 15 }]);
  sheet.lay([
    {
      points: [{ x: 192, y: 172 }, ...arc({ x: 240, y: 110 }, 48, 180, 360), { x: 288, y: 172 }],
      colour: palette.ink,
      width: 14,
      cap: 'round',
    },
  ]);
  sheet.add(
    `<path d="M322 196l52-30 50 32v70H322z" fill="${palette.cotton}" stroke="${palette.ink}" stroke-width="8" stroke-linejoin="round"/><path d="M348 222h50M348 244h30" stroke="${palette.madder}" stroke-width="9" stroke-linecap="round"/>`,
  );
  sheet.bead({ x: 373, y: 190 }, 8, palette.marigold);
  return sheet.finish();
}
