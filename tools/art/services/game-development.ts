import { palette } from '../palette.ts';
import { day } from '../thread/backgrounds.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

/** The controller, one letter a crossing: k ink, m madder, y marigold, p peacock, c cotton, s ink soft. */
const sprite = [
  '......kkkk..........kkkk......',
  '....kkmmmmkkkkkkkkkkmmmmkk....',
  '...kmmmmmmmmmmmmmmmmmmmmmmk...',
  '..kmmmmmmmmmmmmmmmmmmmmyymmk..',
  '..kmmmkkmmmmmmmmmmmmmmmyymmk..',
  '.kmmmmkkmmmmcccccccmppmmmccmk.',
  '.kmmkkkkkkmmckskskcmppmmmccmk.',
  '.kmmkkkkkkmmcskskscmmmmssmmmk.',
  '.kmmmmkkmmmmcccccccmmmmssmmmk.',
  'kmmmmmkkmmmmmmmmmmmmmmmmmmmmmk',
  'kmmmmmmmmmmmmmmmmmmmmmmmmmmmmk',
  'kmmmmmmmmkkkkkkkkkkkkmmmmmmmmk',
  'kmmmmmmmkk..........kkmmmmmmmk',
  'kmmmmmmk..............kmmmmmmk',
  '.kmmmmk................kmmmmk.',
  '..kkkk..................kkkk..',
];
const yarn: Readonly<Record<string, string>> = {
  k: palette.ink,
  m: palette.madder,
  y: palette.marigold,
  p: palette.peacock,
  c: palette.cotton,
  s: palette.inkSoft,
};

const unit = 20;
const letterAt = (column: number, row: number): string => sprite[row - 7]?.[column - 5] ?? '.';

function stitches(): Thread[] {
  return Array.from({ length: 40 * 30 }, (_, index) => ({ column: index % 40, row: Math.floor(index / 40) })).flatMap(({ column, row }) => {
    const colour = yarn[letterAt(column, row)];
    if (colour === undefined) return [];
    const x = (column + 0.5) * unit;
    const y = (row + 0.5) * unit;
    const across = (column + row) % 2 === 0;
    const reach = across ? { x: 11, y: 0 } : { x: 0, y: 11 };
    return [
      {
        points: [
          { x: x - reach.x, y: y - reach.y },
          { x: x + reach.x, y: y + reach.y },
        ],
        colour,
        width: 17,
      },
    ];
  });
}

/** A game controller woven pixel by pixel. */
export function gameDevelopment(): string {
  const sheet = openSheet({ name: 'game', width: 800, height: 600, background: '#DCCDB0' });
  const border = (row: number): string => {
    const near = Math.min(row, 29 - row);
    if (near === 2) return palette.peacock;
    return near === 3 || near === 1 ? palette.marigold : day.low;
  };
  sheet.weave(
    {
      left: 0,
      top: 0,
      columns: 40,
      rows: 30,
      unit,
      width: 16,
      warp: () => palette.linen,
      weft: border,
      over: (column, row) => (column + row) % 2 === 0,
    },
    { shadow: 16 },
  );
  const picture = stitches().sort((one, other) => one.colour.localeCompare(other.colour));
  sheet.lay(picture, { shadow: 30 });
  return sheet.finish();
}
