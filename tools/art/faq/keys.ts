import { palette } from '../palette.ts';
import { outlined } from './shapes.ts';

const accents: Readonly<Record<string, string>> = {
  '0-0': palette.madderLight,
  '0-11': palette.marigold,
  '1-3': palette.peacockLight,
};

/** The breast beam, whose battens are the keys of a keyboard. */
export function drawKeys(): string {
  const rows = [Array.from({ length: 12 }, () => 1), [1.5, 1, 1, 1, 4, 1, 1, 1.5]];
  const unit = 33.4;
  const keys = rows.flatMap((widths, row) => {
    let x = 39.6;
    return widths.map((share, index) => {
      const box = { x, y: 380 + row * 26, width: share * unit - 5, height: 21, radius: 5 };
      x += share * unit;
      return outlined(box, accents[`${row}-${index}`] ?? palette.paper).replace('"3.4"', '"2.6"');
    });
  });
  return outlined({ x: 8, y: 366, width: 464, height: 74, radius: 12 }, palette.marigoldLight) + keys.join('');
}
