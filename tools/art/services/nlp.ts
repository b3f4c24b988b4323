import { palette } from '../palette.ts';
import { night } from '../thread/backgrounds.ts';
import { bend, plot } from '../thread/bends.ts';
import { openSheet, type Sheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

interface Braid {
  readonly x: number;
  readonly y: number;
  readonly turns: number;
  readonly colours: readonly [string, string, string];
}

const period = 66;

/** Three strands plaited over one another: a word. */
function braid(sheet: Sheet, { x, y, turns, colours }: Braid): void {
  const length = turns * period;
  const strands = colours.map(
    (colour, index): Thread => ({
      points: plot(0, length, turns * 11, (along) => {
        const angle = (along / period + index / 3) * Math.PI * 2;
        return { x: x + along, y: y + Math.sin(angle) * 15 };
      }),
      colour,
      width: 13,
      cap: 'round',
    }),
  );
  sheet.lace(strands, { shadow: 34 });
}

const [m, p, c]: [string, string, string] = [palette.madder, palette.peacockLight, palette.cotton];

/** Two speech bubbles drawn by one thread each; their lines of text are plaits. */
export function nlp(): string {
  const sheet = openSheet({ name: 'nlp', width: 800, height: 600, background: palette.ink });
  sheet.weave(
    {
      left: 0,
      top: -4,
      columns: 25,
      rows: 19,
      unit: 32,
      width: 9,
      warp: () => '#1F1E38',
      weft: () => night.low,
      over: (column, row) => (column - row + 60) % 3 === 0,
    },
    { shadow: 0 },
  );
  const first = bend(
    [
      { x: 330, y: 44 },
      { x: 626, y: 44 },
      { x: 626, y: 290 },
      { x: 170, y: 290 },
      { x: 108, y: 356 },
      { x: 112, y: 290 },
      { x: 62, y: 290 },
      { x: 62, y: 44 },
      { x: 331, y: 44 },
    ],
    44,
  );
  const second = bend(
    [
      { x: 520, y: 330 },
      { x: 742, y: 330 },
      { x: 742, y: 516 },
      { x: 704, y: 516 },
      { x: 706, y: 574 },
      { x: 640, y: 516 },
      { x: 250, y: 516 },
      { x: 250, y: 330 },
      { x: 521, y: 330 },
    ],
    44,
  );
  const fill = (points: readonly { x: number; y: number }[]): string =>
    `<path d="M${points.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}z" fill="#0E0D20"/>`;
  sheet.add(fill(first) + fill(second));
  sheet.lay([
    { points: first, colour: palette.marigold, width: 20 },
    { points: second, colour: palette.peacockLight, width: 20 },
  ]);
  braid(sheet, { x: 112, y: 106, turns: 4, colours: [m, palette.marigold, c] });
  braid(sheet, { x: 424, y: 106, turns: 2, colours: [p, palette.peacock, c] });
  braid(sheet, { x: 112, y: 168, turns: 2, colours: [p, c, palette.peacock] });
  braid(sheet, { x: 292, y: 168, turns: 4, colours: [palette.marigold, palette.marigoldLight, m] });
  braid(sheet, { x: 112, y: 230, turns: 5, colours: [c, m, palette.madderLight] });
  braid(sheet, { x: 300, y: 392, turns: 3, colours: [palette.marigold, c, palette.marigoldLight] });
  braid(sheet, { x: 542, y: 392, turns: 2, colours: [m, palette.madderLight, c] });
  braid(sheet, { x: 300, y: 456, turns: 4, colours: [p, palette.peacock, palette.marigold] });
  return sheet.finish();
}
