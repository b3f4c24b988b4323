import { palette } from '../palette.ts';
import { through } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import { layHalf } from './half-fabric.ts';

const heights = [190, 250, 220, 330, 300, 270, 420, 480, 440, 560, 610, 540, 700, 660, 760, 840, 800, 900, 960];
const tones = [palette.peacock, palette.peacockLight, palette.peacockDeep, palette.peacock, palette.marigold];

/** The warp of a fabric grows into a chart, and a red thread finds the line in it. */
export function dataSection(): string {
  const sheet = openSheet({ name: 'a4', width: 1600, height: 1200, background: palette.cotton });
  const rules = Array.from(
    { length: 6 },
    (_, index): Thread => ({
      points: [
        { x: 0, y: 120 + index * 140 },
        { x: 1600, y: 120 + index * 140 },
      ],
      colour: '#EFE5D3',
      width: 10,
    }),
  );
  sheet.lay(rules, { shadow: 0 });
  const bars = heights.map((height, index): Thread => {
    const x = 80 + index * 80;
    return {
      points: [
        { x, y: 1220 },
        { x, y: 1120 - height },
      ],
      colour: tones[index % 5] ?? palette.peacock,
      width: 40,
      cap: 'round',
    };
  });
  const places = heights.flatMap((height, index) =>
    index % 3 === 1 ? [{ x: 80 + index * 80, y: 1120 - height - 60 + (index % 2) * 90 }] : [],
  );
  const line: Thread = { points: through([{ x: -40, y: 880 }, ...places, { x: 1660, y: 60 }]), colour: palette.madder, width: 28 };
  sheet.lace([...bars, line], { shadow: 24 }, ({ threads }) => threads[0] % 2 === 0);
  layHalf(
    sheet,
    { left: -20, top: 960, columns: 41, rows: 7 },
    {
      weft: (row) => [palette.peacock, palette.ink, palette.marigold][row % 3] ?? palette.peacock,
      over: (column, row) => (column + row) % 4 < 2,
      warp: (column) => (column % 2 === 0 ? (tones[(column / 2) % 5] ?? palette.peacock) : '#EBDFC9'),
    },
  );
  for (const [index, place] of places.entries()) {
    if (index % 2 === 0) sheet.bead(place, 34, palette.madder, palette.cotton);
  }
  return sheet.finish();
}
