import { palette } from '../palette.ts';
import { seededRandom } from '../random.ts';
import { night } from '../thread/backgrounds.ts';
import { plot, through } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import type { Point } from '../weave/point.ts';

const groups = [
  { centre: { x: 206, y: 192 }, radius: 138, colour: palette.marigold, deep: '#A56C08', points: 9 },
  { centre: { x: 592, y: 196 }, radius: 132, colour: palette.peacockLight, deep: palette.peacock, points: 8 },
  { centre: { x: 400, y: 446 }, radius: 122, colour: palette.madderLight, deep: palette.madder, points: 8 },
];

const loop = (centre: Point, radius: number, phase: number): Point[] =>
  plot(0, 360, 120, (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const reach = radius * (1 + 0.08 * Math.sin(angle * 3 + phase) + 0.04 * Math.sin(angle * 2 - phase * 2));
    return { x: centre.x + Math.cos(angle) * reach * 1.06, y: centre.y + Math.sin(angle) * reach };
  });

/** Points gather into three groups, and threads are wound around each of them. */
export function mlServices(): string {
  const sheet = openSheet({ name: 'ml', width: 800, height: 600, background: palette.ink });
  sheet.weave(
    {
      left: -4,
      top: -6,
      columns: 27,
      rows: 21,
      unit: 30,
      width: 10,
      warp: () => night.low,
      weft: () => '#1F1E38',
      over: (column, row) => (column * 2 + row) % 5 === 0,
    },
    { shadow: 0 },
  );
  const loops = groups.flatMap(({ centre, radius, colour, deep }, index): Thread[] => [
    { points: loop(centre, radius, index * 2 + 1), colour, width: 17 },
    { points: loop(centre, radius - 6, index * 2 + 3.4), colour: deep, width: 11 },
  ]);
  const border: Thread = {
    points: through([
      { x: -20, y: 470 },
      { x: 120, y: 412 },
      { x: 262, y: 356 },
      { x: 398, y: 268 },
      { x: 540, y: 356 },
      { x: 690, y: 412 },
      { x: 820, y: 440 },
    ]),
    colour: palette.cotton,
    width: 13,
  };
  sheet.lace([...loops, border]);
  const random = seededRandom(77);
  for (const { centre, colour, points } of groups) {
    for (let index = 0; index < points; index += 1) {
      const angle = index * 2.4 + random.between(-0.2, 0.2);
      const reach = 14 + Math.sqrt(index / points) * 88;
      const place = { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach * 0.92 };
      sheet.bead(place, index % 4 === 1 ? 17 : 12.5, index % 5 === 3 ? palette.cotton : colour);
    }
  }
  for (const place of [
    { x: 54, y: 84 },
    { x: 742, y: 520 },
    { x: 96, y: 540 },
    { x: 400, y: 84 },
    { x: 748, y: 60 },
  ]) {
    sheet.bead(place, 9, night.high);
  }
  return sheet.finish();
}
