import { palette } from '../palette.ts';
import type { Fabric } from '../thread/fabric.ts';
import type { Sheet } from '../thread/sheet.ts';

type Pattern = Pick<Fabric, 'weft' | 'over'> & { readonly warp?: Fabric['warp']; readonly fringe?: Fabric['fringe'] };

const cream = '#EBDFC9';
const backing = '#CDBE9F';

/** A fabric like that of the workshop, over part of the sheet, on its darker backing. */
export function layHalf(sheet: Sheet, place: { left: number; top: number; columns: number; rows: number }, pattern: Pattern): void {
  const unit = 40;
  const { left, top, columns, rows } = place;
  sheet.add(`<rect x="${left}" y="${top}" width="${columns * unit}" height="${rows * unit}" fill="${backing}"/>`);
  sheet.weave(
    {
      ...place,
      unit,
      width: 21,
      warp: (column) => (column % 6 === 5 ? palette.peacockDeep : cream),
      ...pattern,
    },
    { shadow: 22 },
  );
}
