import { palette } from '../palette.ts';
import { arc, bend } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import type { Point } from '../weave/point.ts';

const centre = { x: 600, y: 450 };
const colours = [
  palette.marigold,
  palette.cotton,
  palette.madder,
  palette.peacockLight,
  palette.marigoldLight,
  palette.madderLight,
  palette.cotton,
  palette.peacockLight,
  palette.marigold,
];

const at = (degrees: number, reach: number): Point => ({
  x: centre.x + Math.cos((degrees * Math.PI) / 180) * reach,
  y: centre.y + Math.sin((degrees * Math.PI) / 180) * reach,
});

function guest(index: number): Thread {
  const from = index * 40;
  const reach = [250, 212, 174][index % 3] ?? 212;
  const round = arc(centre, reach, from, from + 200);
  return {
    points: bend(
      [at(from - 34, 820), at(from - 30, 420), ...round.filter((_, step) => step % 3 === 0), at(from + 230, 420), at(from + 234, 820)],
      90,
    ),
    colour: colours[index] ?? palette.cotton,
    width: 27,
  };
}

/** Threads of every colour come from all sides and make a circle together. */
export function peopleFirst(): string {
  const sheet = openSheet({ name: 'v3', width: 1200, height: 900, background: palette.peacock });
  const weft = Array.from({ length: 24 }, (_, index): Thread => {
    const y = 18 + index * 38;
    return {
      points: [
        { x: -5, y },
        { x: 1205, y },
      ],
      colour: '#0A6162',
      width: 20,
    };
  });
  sheet.lay(weft, { shadow: 14 });
  sheet.lace(
    Array.from({ length: 9 }, (_, index) => guest(index)),
    { shadow: 40 },
  );
  for (let index = 0; index < 9; index += 1) sheet.bead(at(index * 40 + 12, 92), 21, colours[index] ?? palette.cotton);
  return sheet.finish();
}
