import { cut, disc, field, ink, line, rays } from '../course/cuts.ts';
import type { Sheet } from '../course/print-sheet.ts';
import { before, ripples } from './carve.ts';
import { night, pond } from './inks.ts';

const [x, y] = [470, 420];
const band = (angle: number): string => {
  const at = (turn: number, far: number): string =>
    `${Math.round(x + Math.cos(angle + turn) * far)} ${Math.round(y + Math.sin(angle + turn) * far)}`;
  return `M${at(-0.26, 292)}A292 292 0 0 1 ${at(0.26, 292)}L${at(0.3, 156)}A156 156 0 0 0 ${at(-0.3, 156)}Z`;
};
const bands = [0.78, 2.35, 3.92, 5.5];
const rope = bands.map((angle, index) => {
  const next = angle + 1.57;
  const [ax, ay, bx, by] = [x + Math.cos(angle) * 306, y + Math.sin(angle) * 306, x + Math.cos(next) * 306, y + Math.sin(next) * 306];
  const sag = index === 0 ? 396 : 352;
  return `M${ax} ${ay}Q${x + Math.cos(angle + 0.78) * sag} ${y + Math.sin(angle + 0.78) * sag + 26} ${bx} ${by}`;
});
const ring = `M${x - 292} ${y}a292 292 0 1 0 584 0a292 292 0 1 0-584 0ZM${x - 156} ${y}a156 156 0 1 1 312 0a156 156 0 1 1-312 0Z`;
const strokes = field({
  within: [x - 300, y - 300, x + 300, y + 300],
  every: [30, 24],
  angle: (px, py) => Math.atan2(py - y, px - x) + 1.57,
  length: 40,
  width: 4.4,
  seed: 14,
  where: (px, py) => {
    const far = Math.hypot(px - x, py - y);
    return (far > 244 && far < 286 && py + px > y + x - 60) || (far > 160 && far < 190 && py + px < y + x + 60);
  },
});

/** Trees, the water, and the ring on its post. */
const lanes = (): string =>
  [
    ink('M0 0H1200V214C1000 240 820 196 640 222C420 250 220 200 0 226Z'),
    cut(
      field({
        within: [0, 10, 1200, 226],
        every: [52, 30],
        angle: (px) => 0.9 * Math.sin(px / 120) - 0.4,
        length: 46,
        width: 8,
        seed: 21,
        where: (_, py) => py < 196,
      }),
    ),
    cut(rays([900, 60], 60, 200, 26, 7, 5)),
    ink('M0 244H1200V258H0Z'),
    ink(ripples([0, 266, 1200, 800], 17, 3)),
    ...[300, 384, 520, 744].map((top, at) => line(`M0 ${top + 34 * at}L1200 ${top - 40 - 14 * at}`, 15 + 5 * at, '#000')),
    ...[300, 384, 520, 744].map(
      (top, at) =>
        `<path d="M0 ${top + 34 * at}L1200 ${top - 40 - 14 * at}" stroke="#fff" stroke-width="${7 + 3 * at}" stroke-dasharray="${22 + 8 * at} ${10 + 3 * at}"/>`,
    ),
    before(`M${x - 40} -20H${x + 40}V820H${x - 40}Z`, 18),
    cut(field({ within: [x - 34, 0, x + 34, 800], every: [20, 90], angle: () => 1.57, length: 120, width: 4, seed: 2 })),
    `<path d="${ring}" fill="#fff" fill-rule="evenodd" stroke="#fff" stroke-width="40"/>`,
    `<path d="${ring}" fill="#fff" fill-rule="evenodd" stroke="#000" stroke-width="13"/>`,
    ink(strokes),
    ...bands.map((angle) => ink(band(angle))),
    ...bands.map((angle) =>
      cut(
        field({
          within: [x - 300, y - 300, x + 300, y + 300],
          every: [30, 26],
          angle: () => angle,
          length: 60,
          width: 3.4,
          seed: 17,
          where: (px, py) => {
            const turn = Math.atan2(py - y, px - x) - angle;
            const far = Math.hypot(px - x, py - y);
            return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) < 0.16 && far > 180 && far < 268;
          },
        }),
      ),
    ),
    ...rope.map(
      (d) => `${line(d, 24) + line(d, 13, '#000')}<path d="${d}" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="7 11"/>`,
    ),
    disc(x, y - 232, 20),
  ].join('');

/** A whistle on its cord. */
const whistle = (): string =>
  [
    line('M866 0C850 140 880 240 900 330', 20),
    line('M866 0C850 140 880 240 900 330', 8, '#000'),
    before('M846 352C880 316 946 322 962 372L1086 356V410L968 424C956 474 884 484 852 444C830 416 828 374 846 352Z', 20),
    cut('M990 380L1074 370V380L990 391Z'),
    disc(900, 398, 34, '#fff') + disc(900, 398, 22),
    disc(892, 390, 6, '#fff'),
  ].join('');

/** A lifebuoy on its post before the lanes. */
export function lifebuoy(): Sheet {
  return {
    width: 1200,
    height: 800,
    seed: 8,
    blocks: [
      {
        ink: pond,
        art:
          ink('M0 250H1200V800H0Z') +
          cut(ripples([0, 262, 1200, 800], 15, 23)) +
          `<circle cx="${x}" cy="${y}" r="292" fill="#fff"/>` +
          ink('M0 250H1200V800H0Z').replace('<path', `<path clip-path="url(#hole)"`) +
          `<clipPath id="hole"><circle cx="${x}" cy="${y}" r="156"/></clipPath>`,
        grain: 0.9,
      },
      {
        ink: night,
        art: lanes() + whistle(),
        grain: 0.35,
      },
    ],
  };
}
