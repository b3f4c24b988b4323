import { palette } from '../palette.ts';
import { patch } from './patch.ts';
import { phoneOutline } from './phone-outline.ts';
import { smallSheet } from './small-sheet.ts';

/** A squarer phone with cards, a round button and three marks below. */
export function android(): string {
  const sheet = smallSheet('android', '#D9ECE8', '#C8E0DB');
  phoneOutline(sheet, { x: 150, y: 24, width: 180, height: 312, radius: 18 }, palette.peacock);
  sheet.bead({ x: 240, y: 48 }, 7, palette.ink);
  patch(sheet, { x: 170, y: 70, columns: 14, rows: 6, unit: 10 }, palette.peacock, palette.peacockLight, true);
  sheet.lay([
    {
      points: [
        { x: 176, y: 158 },
        { x: 302, y: 158 },
      ],
      colour: palette.ink,
      width: 11,
      cap: 'round',
    },
    {
      points: [
        { x: 176, y: 182 },
        { x: 262, y: 182 },
      ],
      colour: palette.flax,
      width: 9,
      cap: 'round',
    },
  ]);
  patch(sheet, { x: 170, y: 208, columns: 6, rows: 6, unit: 10 }, palette.marigold, palette.madder);
  sheet.bead({ x: 284, y: 250 }, 25, palette.madder);
  sheet.add(
    `<path d="M284 238v24M272 250h24" stroke="${palette.paper}" stroke-width="6" stroke-linecap="round"/><path d="M196 302l-13 8 13 8z" fill="${palette.ink}"/><circle cx="240" cy="310" r="8" fill="none" stroke="${palette.ink}" stroke-width="4"/><rect x="284" y="302" width="15" height="15" rx="2" fill="${palette.ink}"/>`,
  );
  return sheet.finish();
}
