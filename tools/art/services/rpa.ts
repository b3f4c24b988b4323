import { palette } from '../palette.ts';
import { day } from '../thread/backgrounds.ts';
import { bend, plot } from '../thread/bends.ts';
import { openSheet, type Sheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import type { Point } from '../weave/point.ts';

const seam = 440;

function stitches(): Thread[] {
  const done = [palette.madder, palette.marigold, palette.peacock];
  return [0, 1, 2].flatMap((row) =>
    Array.from({ length: row === 0 ? 10 : 17 }, (_, index): Thread[] => {
      const x = 22 + index * 48;
      const y = seam + row * 54;
      const colour = done[row] ?? palette.madder;
      return [
        {
          points: [
            { x: x - 15, y: y + 15 },
            { x: x + 15, y: y - 15 },
          ],
          colour,
          width: 11,
          cap: 'round',
        },
        {
          points: [
            { x: x - 15, y: y - 15 },
            { x: x + 15, y: y + 15 },
          ],
          colour,
          width: 11,
          cap: 'round',
        },
      ];
    }).flat(),
  );
}

function arm(sheet: Sheet): void {
  const joints: [Point, Point, Point] = [
    { x: 690, y: 330 },
    { x: 604, y: 112 },
    { x: 474, y: 236 },
  ];
  const segment = (from: Point, to: Point, width: number): Thread => ({ points: [from, to], colour: palette.ink, width, cap: 'round' });
  sheet.lay([segment(joints[0], joints[1], 54), segment(joints[1], joints[2], 44)]);
  const wrap = (from: Point, to: Point, colours: readonly string[]): Thread[] =>
    colours.map((colour, index): Thread => {
      const share = 0.3 + index * 0.1;
      const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const across = { x: (-(to.y - from.y) / length) * 27, y: ((to.x - from.x) / length) * 27 };
      return {
        points: [
          { x: middle.x - across.x, y: middle.y - across.y },
          { x: middle.x + across.x, y: middle.y + across.y },
        ],
        colour,
        width: 15,
      };
    });
  sheet.lay(wrap(joints[0], joints[1], [palette.marigold, palette.madder, palette.marigold, palette.madder, palette.marigold]));
  sheet.lay(wrap(joints[1], joints[2], [palette.peacockLight, palette.peacock, palette.peacockLight, palette.peacock]));
  sheet.add(`<path d="M600 392q0-62 90-62t90 62z" fill="${palette.ink}"/>`);
  for (const [index, joint] of joints.entries()) sheet.bead(joint, [40, 36, 29][index] ?? 30, palette.cotton, palette.madder);
  const needle: Thread = {
    points: [
      { x: 474, y: 262 },
      { x: 500, y: seam + 12 },
    ],
    colour: '#8B8894',
    width: 13,
    cap: 'round',
  };
  sheet.lay([needle]);
}

/** A robot's arm sews the same stitch again and again. */
export function rpa(): string {
  const sheet = openSheet({ name: 'rpa', width: 800, height: 600, background: palette.cotton });
  sheet.weave(
    {
      left: -4,
      top: 392,
      columns: 51,
      rows: 14,
      unit: 16,
      width: 13,
      warp: () => day.low,
      weft: () => day.middle,
      over: (column, row) => (column + row) % 2 === 0,
    },
    { shadow: 10 },
  );
  sheet.lay(stitches(), { shadow: 18 });
  const spool = plot(0, 1, 80, (t) => ({ x: 130 + 74 * Math.cos(t * Math.PI * 13), y: 92 + t * 172 }));
  const feed: Thread = {
    points: bend(
      [
        { x: 130, y: 78 },
        { x: 310, y: 40 },
        { x: 400, y: 330 },
        { x: 479, y: 300 },
        { x: 492, y: 430 },
        { x: 456, y: 440 },
      ],
      90,
    ),
    colour: palette.madder,
    width: 11,
    cap: 'round',
  };
  sheet.lay([
    {
      points: [
        { x: 130, y: 52 },
        { x: 130, y: 300 },
      ],
      colour: palette.ink,
      width: 46,
    },
  ]);
  sheet.lay([{ points: spool, colour: palette.madder, width: 16, cap: 'round' }]);
  sheet.lay([
    {
      points: [
        { x: 62, y: 60 },
        { x: 198, y: 60 },
      ],
      colour: palette.ink,
      width: 26,
      cap: 'round',
    },
    {
      points: [
        { x: 62, y: 296 },
        { x: 198, y: 296 },
      ],
      colour: palette.ink,
      width: 26,
      cap: 'round',
    },
  ]);
  arm(sheet);
  sheet.lay([feed]);
  return sheet.finish();
}
