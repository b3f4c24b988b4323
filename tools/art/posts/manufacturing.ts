import { palette } from '../palette.ts';
import { day } from '../thread/backgrounds.ts';
import { arc, plot } from '../thread/bends.ts';
import { openSheet, type Sheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import type { Point } from '../weave/point.ts';

interface Wheel {
  readonly centre: Point;
  readonly teeth: number;
  readonly radius: number;
  readonly turn: number;
  readonly colour: string;
  readonly inner: string;
}

const wheels: readonly Wheel[] = [
  { centre: { x: 560, y: 450 }, teeth: 16, radius: 262, turn: 0, colour: palette.madder, inner: palette.marigold },
  { centre: { x: 1011, y: 342 }, teeth: 12, radius: 188, turn: 11, colour: palette.peacock, inner: palette.peacockLight },
  { centre: { x: 1330, y: 560 }, teeth: 12, radius: 188, turn: 3, colour: palette.ink, inner: palette.madderLight },
];

function rim({ centre, teeth, radius, turn }: Wheel): Point[] {
  const share = 360 / teeth;
  return plot(0, teeth, teeth * 24, (tooth) => {
    const phase = tooth - Math.floor(tooth);
    const rise = Math.min(1, Math.max(0, Math.min(phase - 0.1, 0.6 - phase) / 0.12));
    const reach = radius - 22 + 48 * rise * rise * (3 - 2 * rise);
    const angle = ((tooth * share + turn) * Math.PI) / 180;
    return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach };
  });
}

function drawWheel(sheet: Sheet, wheel: Wheel): void {
  const { centre, radius, colour, inner, turn } = wheel;
  sheet.add(
    `<path d="M${rim(wheel)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}z" fill="${palette.cotton}"/>`,
  );
  const spokes = Array.from({ length: 8 }, (_, index): Thread => {
    const angle = ((index * 45 + turn) * Math.PI) / 180;
    const at = (reach: number): Point => ({ x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach });
    return { points: [at(44), at(radius - 34)], colour: index % 2 === 0 ? colour : inner, width: 22 };
  });
  const rings = [0.36, 0.5, 0.64, 0.78].map(
    (share, index): Thread => ({
      points: arc(centre, radius * share, 22 + turn, 382 + turn),
      colour: index % 2 === 0 ? inner : colour,
      width: 17,
    }),
  );
  sheet.lace([...spokes, ...rings], { shadow: 22 }, ({ threads }) => (threads[0] + threads[1]) % 2 === 0);
  sheet.lay([{ points: rim(wheel), colour, width: 26 }]);
  sheet.bead(centre, 52, colour, palette.cotton);
}

/** Wheels wound and woven like the rims of spinning wheels, in mesh above a running fabric. */
export function manufacturing(): string {
  const sheet = openSheet({ name: 'p2', width: 1600, height: 900, background: palette.cotton });
  sheet.weave(
    {
      left: -20,
      top: -16,
      columns: 51,
      rows: 29,
      unit: 32,
      width: 17,
      warp: () => day.low,
      weft: (row) => (row % 7 === 3 ? palette.marigoldLight : day.middle),
      over: (column, row) => (column + row) % 5 === 0 || (column + row) % 5 === 2,
    },
    { shadow: 10 },
  );
  for (const wheel of wheels) drawWheel(sheet, wheel);
  return sheet.finish();
}
