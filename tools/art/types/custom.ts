import { palette } from '../palette.ts';
import { patch } from './patch.ts';
import { smallSheet } from './small-sheet.ts';

const tiles = [
  [104, 46, palette.madder, palette.madderLight, true],
  [204, 46, palette.ink, palette.peacockLight, false],
  [104, 146, palette.peacock, palette.marigold, false],
  [304, 146, palette.marigold, palette.madder, true],
  [104, 246, palette.marigold, palette.marigoldLight, true],
  [204, 246, palette.madderDeep, palette.cotton, false],
  [304, 246, palette.peacock, palette.peacockLight, true],
] as const;

/** Pieces of different weaves in one grid, and the piece that is being fitted. */
export function custom(): string {
  const sheet = smallSheet('custom', '#E3E2EE', '#D5D3E4', false);
  for (const [x, y, warp, weft, twill] of tiles) patch(sheet, { x, y, columns: 6, rows: 6, unit: 15 }, warp, weft, twill);
  sheet.add(
    `<rect x="208" y="150" width="82" height="82" rx="8" fill="none" stroke="${palette.ink}" stroke-width="5" stroke-dasharray="10 8"/><rect x="308" y="50" width="82" height="82" rx="8" fill="none" stroke="${palette.ink}" stroke-width="5" stroke-dasharray="10 8"/>`,
  );
  const piece = smallPiece();
  sheet.add(`<g transform="rotate(14 300 130)">${piece}</g>`);
  sheet.add(
    `<path d="M0 0v42l10-9 7 16 9-4-7-16h15z" transform="translate(306 140) scale(1.3)" fill="${palette.ink}" stroke="${palette.paper}" stroke-width="3.4" stroke-linejoin="round"/>`,
  );
  return sheet.finish();
}

function smallPiece(): string {
  const stripes = [0, 1, 2, 3, 4, 5]
    .map(
      (row) =>
        `<path d="M256 ${94 + row * 15}h90" stroke="${row % 2 === 0 ? palette.marigold : palette.marigoldLight}" stroke-width="12"/>`,
    )
    .join('');
  const warp = [0, 1, 2, 3, 4, 5]
    .map(
      (column) =>
        `<path d="M${263 + column * 15} 87v90" stroke="${palette.madder}" stroke-width="9" stroke-dasharray="15 15" stroke-dashoffset="${column % 2 === 0 ? 0 : 15}"/>`,
    )
    .join('');
  return `<rect x="252" y="85" width="98" height="100" rx="6" fill="${palette.ink}" fill-opacity=".3"/>${stripes}${warp}`;
}
