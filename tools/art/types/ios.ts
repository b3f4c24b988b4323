import { palette } from '../palette.ts';
import { patch } from './patch.ts';
import { phoneOutline } from './phone-outline.ts';
import { smallSheet } from './small-sheet.ts';

const yarn = [
  palette.madder,
  palette.marigold,
  palette.peacock,
  palette.ink,
  palette.peacockLight,
  palette.madderLight,
  palette.marigold,
  palette.madder,
  palette.peacock,
];

/** A phone with very round corners and an even grid. */
export function ios(): string {
  const sheet = smallSheet('ios', '#F1EADD', '#E7DCC8');
  phoneOutline(sheet, { x: 154, y: 24, width: 172, height: 312, radius: 46 }, palette.ink);
  sheet.lay([
    {
      points: [
        { x: 218, y: 52 },
        { x: 262, y: 52 },
      ],
      colour: palette.ink,
      width: 16,
      cap: 'round',
    },
  ]);
  for (const [index, colour] of yarn.entries()) {
    patch(
      sheet,
      { x: 178 + (index % 3) * 44, y: 88 + Math.floor(index / 3) * 52, columns: 4, rows: 4, unit: 9.4 },
      colour,
      index % 2 === 0 ? colour : palette.cotton,
      index % 3 === 0,
    );
  }
  sheet.lay([
    {
      points: [
        { x: 204, y: 310 },
        { x: 276, y: 310 },
      ],
      colour: palette.madder,
      width: 9,
      cap: 'round',
    },
  ]);
  return sheet.finish();
}
