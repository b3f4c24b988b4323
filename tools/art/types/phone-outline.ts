import { palette } from '../palette.ts';
import { box } from '../thread/bends.ts';
import type { Sheet } from '../thread/sheet.ts';

/** A phone drawn by one thread, on a white screen. */
export function phoneOutline(
  sheet: Sheet,
  place: { x: number; y: number; width: number; height: number; radius: number },
  colour: string,
): void {
  const { x, y, width, height, radius } = place;
  sheet.add(`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${palette.paper}"/>`);
  sheet.lay([{ points: box(x, y, width, height, radius), colour, width: 15 }]);
}
