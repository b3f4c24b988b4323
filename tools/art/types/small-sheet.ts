import { day } from '../thread/backgrounds.ts';
import { openSheet, type Sheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

/** A sheet of 480 by 360 on a tint, with a quiet warp or weft. */
export function smallSheet(name: string, background: string, threads: string = day.low, upright = true): Sheet {
  const sheet = openSheet({ name: `t${name}`, width: 480, height: 360, background });
  const lines = Array.from({ length: upright ? 24 : 18 }, (_, index): Thread => {
    const at = 10 + index * 20;
    const points = upright
      ? [
          { x: at, y: -4 },
          { x: at, y: 364 },
        ]
      : [
          { x: -4, y: at },
          { x: 484, y: at },
        ];
    return { points, colour: threads, width: 8 };
  });
  sheet.lay(lines, { shadow: 0 });
  return sheet;
}
