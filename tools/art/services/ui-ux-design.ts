import { palette } from '../palette.ts';
import { day } from '../thread/backgrounds.ts';
import { curve } from '../thread/bends.ts';
import { openSheet, type Sheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import type { Point } from '../weave/point.ts';

const columns = Array.from({ length: 6 }, (_, index) => 62 + index * 118);
const anchors = { start: { x: 96, y: 486 }, middle: { x: 404, y: 312 }, end: { x: 706, y: 112 } };

function handle(sheet: Sheet, anchor: Point, end: Point): void {
  sheet.lay([{ points: [anchor, end], colour: palette.ink, width: 6 }]);
  sheet.bead(end, 15, palette.marigold, palette.ink);
}

function grip(sheet: Sheet, { x, y }: Point): void {
  sheet.add(`<rect x="${x - 17}" y="${y - 17}" width="34" height="34" fill="${palette.paper}" stroke="${palette.ink}" stroke-width="8"/>`);
}

/** A curve with its handles, laid over the columns of a layout. */
export function uiUxDesign(): string {
  const sheet = openSheet({ name: 'ui', width: 800, height: 600, background: palette.cotton });
  const rows = Array.from({ length: 22 }, (_, index): Thread => {
    const y = 14 + index * 28;
    return {
      points: [
        { x: -4, y },
        { x: 804, y },
      ],
      colour: index % 2 === 0 ? day.low : day.middle,
      width: 7,
    };
  });
  sheet.lay(rows, { shadow: 0 });
  const warp = columns.flatMap((x, column): Thread[] =>
    [0, 1, 2, 3].map((thread) => ({
      points: [
        { x: x + thread * 23, y: -4 },
        { x: x + thread * 23, y: 604 },
      ],
      colour: column % 2 === 0 ? '#F3B8A8' : '#F0A896',
      width: 18,
    })),
  );
  const { start, middle, end } = anchors;
  const pulls = { start: { x: 96, y: 290 }, before: { x: 290, y: 238 }, after: { x: 518, y: 386 }, end: { x: 706, y: 330 } };
  const line = [...curve(start, pulls.start, pulls.before, middle, 60), ...curve(middle, pulls.after, pulls.end, end, 60).slice(1)];
  sheet.lay(warp, { shadow: 14 });
  sheet.lay([{ points: line, colour: palette.peacock, width: 28, cap: 'round' }], { shadow: 34 });
  handle(sheet, middle, pulls.before);
  handle(sheet, middle, pulls.after);
  handle(sheet, start, pulls.start);
  handle(sheet, end, pulls.end);
  for (const place of Object.values(anchors)) grip(sheet, place);
  sheet.add(
    `<path d="M0 0v52l13-12 9 20 11-5-9-20h19z" transform="translate(424 336) scale(1.7)" fill="${palette.ink}" stroke="${palette.paper}" stroke-width="3.4" stroke-linejoin="round"/>`,
  );
  return sheet.finish();
}
