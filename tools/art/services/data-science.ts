import { palette } from '../palette.ts';
import { day } from '../thread/backgrounds.ts';
import { through } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const heights = [120, 190, 155, 270, 235, 340, 420];
const tops = [
  palette.peacock,
  palette.peacockLight,
  palette.peacock,
  palette.madder,
  palette.peacockLight,
  palette.peacock,
  palette.marigold,
];
const baseline = 500;

function bar(index: number): Thread[] {
  const height = heights[index] ?? 0;
  return [0, 1, 2].map((thread) => {
    const x = 98 + index * 96 + thread * 22;
    return {
      points: [
        { x, y: 620 },
        { x, y: baseline - height + (thread === 1 ? 0 : 9) },
      ],
      colour: tops[index] ?? palette.peacock,
      width: 18,
      cap: 'round',
    };
  });
}

/** Warp threads that stop at different heights and are a chart, with a line woven through them. */
export function dataScience(): string {
  const sheet = openSheet({ name: 'data', width: 800, height: 600, background: palette.cotton });
  const rules = Array.from({ length: 16 }, (_, index): Thread => {
    const y = 40 + index * 28;
    return {
      points: [
        { x: -4, y },
        { x: 804, y },
      ],
      colour: index % 4 === 3 ? day.high : day.low,
      width: 9,
    };
  });
  sheet.lay(rules, { shadow: 0 });
  const bars = heights.flatMap((_, index) => bar(index));
  const weft = [0, 1, 2, 3].map((row): Thread => {
    const y = baseline + 12 + row * 25;
    return {
      points: [
        { x: -10, y },
        { x: 810, y },
      ],
      colour: row % 2 === 0 ? palette.ink : palette.peacockDeep,
      width: 15,
    };
  });
  sheet.lace([...bars, ...weft], {}, ({ threads }) => (threads[0] + threads[1]) % 2 === 0);
  const line: Thread = {
    points: through([
      { x: -20, y: 410 },
      { x: 120, y: 330 },
      { x: 216, y: 384 },
      { x: 312, y: 264 },
      { x: 408, y: 312 },
      { x: 504, y: 190 },
      { x: 600, y: 236 },
      { x: 700, y: 120 },
      { x: 820, y: 56 },
    ]),
    colour: palette.madder,
    width: 17,
  };
  sheet.lace(
    [...bars.map((each) => ({ ...each, points: each.points.map(({ x, y }) => ({ x, y: Math.min(y, baseline) })) })), line],
    {},
    ({ threads }) => Math.floor(threads[0] / 3) % 2 === 0,
  );
  for (const place of [
    { x: 312, y: 264 },
    { x: 504, y: 190 },
    { x: 120, y: 330 },
    { x: 700, y: 120 },
  ]) {
    sheet.bead(place, 19, palette.cotton, palette.madder);
  }
  return sheet.finish();
}
