import type { Drawing } from '../brush/brush-strokes.ts';
import { oval, placed, shaded, shape, soft, stroke } from '../brush/svg.ts';
import { shears } from './bench.ts';
import { faded, mustard, nursingChair, velvet, wingChair } from './chairs.ts';

const boards = (top: number, bottom: number, width: number, color: readonly [string, string], middle = width / 2): string =>
  shaded(`M0 ${top}H${width}V${bottom}H0Z`, [color[1], color[0]], [0, 0, 0, 1]) +
  Array.from({ length: 15 }, (_, at) => {
    const x = middle + (at - 7) * width * 0.09;
    return stroke(`M${x} ${top}L${middle + (x - middle) * 2.3} ${bottom}`, '#2a1a10', 4, 0.45);
  }).join('');

/** Light that falls through a window onto a wall. */
const windowLight = (x: number, y: number, width: number, height: number): string =>
  soft(
    [0, 1]
      .flatMap((column) =>
        [0, 1, 2].map((row) => {
          const [left, top] = [x + column * width * 0.53, y + row * height * 0.35 + column * width * 0.16];
          return shape(`M${left} ${top}l${width * 0.47} ${width * 0.14}v${height * 0.31}l${-width * 0.47} ${-width * 0.14}Z`, '#ffe9b8');
        }),
      )
      .join(''),
    5,
    0.62,
  );

const rolls = [
  '#b5472f',
  '#e0a63c',
  '#31584f',
  '#cfc2a8',
  '#6f93a8',
  '#7c3b4c',
  '#d98c5f',
  '#8b9a5b',
  '#394b63',
  '#e7d9b8',
  '#a7653a',
  '#56746a',
];

/** Rolls of cloth on a shelf, their ends to the front. */
const shelf = (x: number, y: number, count: number, size: number, seed: number): string =>
  Array.from({ length: count }, (_, at) => {
    const [left, radius] = [x + at * size * 1.98, size * (0.86 + 0.12 * Math.sin(at * 2.7 + seed))];
    const [middle, color] = [y - radius, rolls[(at * 5 + seed) % rolls.length] ?? ''];
    return [
      oval(left, middle, radius, radius, color),
      soft(oval(left + radius * 0.5, middle + radius * 0.55, radius * 0.7, radius * 0.5, '#1d1410'), 9, 0.35),
      shape(
        `M${left + radius * 0.9} ${middle - radius * 0.42}C${left + radius * 1.3} ${middle} ${left + radius * 1.1} ${middle + radius * 0.8} ${left + radius * 1.25} ${middle + radius + 40}L${left + radius * 0.8} ${middle + radius + 34}C${left + radius * 0.7} ${middle + radius * 0.8} ${left + radius} ${middle} ${left + radius * 0.9} ${middle - radius * 0.42}Z`,
        color,
      ),
      [0.74, 0.5, 0.28]
        .map(
          (part) =>
            `<circle cx="${left}" cy="${middle}" r="${radius * part}" fill="none" stroke="#20160f" stroke-width="3.4" opacity="0.5"/>`,
        )
        .join(''),
      oval(left, middle, radius * 0.16, radius * 0.16, '#e8d6b4'),
      oval(left, middle, radius * 0.09, radius * 0.09, '#2a1c13'),
    ].join('');
  }).join('') +
  shape(`M${x - size * 1.2} ${y}H${x + count * size * 2}V${y + 20}H${x - size * 1.2}Z`, '#6b4529') +
  soft(shape(`M${x - size} ${y + 20}H${x + count * size * 2}V${y + 44}H${x - size}Z`, '#24160d'), 8, 0.6);

/** A wing chair in green velvet in the workshop, with rolls of cloth behind it. */
export const workshop = (): Drawing => ({
  width: 1200,
  height: 1240,
  seed: 5,
  art: [
    shaded('M0 0H1200V900H0Z', ['#dcb981', 0.5, '#bd9160', '#7d5839'], [0, 0, 1, 0.7]),
    soft(oval(200, 420, 380, 420, '#f5dca4'), 90, 0.7),
    shelf(80, 200, 12, 52, 3),
    shelf(60, 412, 12, 52, 8),
    shelf(90, 624, 12, 50, 1),
    soft(oval(610, 480, 420, 400, '#2b1c12'), 80, 0.62),
    windowLight(-40, 120, 330, 560),
    boards(900, 1240, 1200, ['#a8754a', '#5d3b25']),
    shape('M0 884H1200V906H0Z', '#4a2f1e'),
    shaded(
      'M90 1120C200 1010 1010 1000 1120 1120C1180 1200 1100 1240 1040 1260H150C90 1240 40 1190 90 1120Z',
      ['#a4472f', '#5c2419'],
      [0, 0, 1, 0.4],
    ),
    stroke('M150 1130C250 1050 960 1044 1060 1130', '#e7c283', 9, 0.7),
    soft(shape('M-40 1240L300 900H480L260 1240Z', '#ffe0a0'), 22, 0.4),
    placed(wingChair(velvet), 0, 96, 1),
    placed(cotton(), 980, 1085, 1.1),
    placed(shears(), 250, 1150, 0.72, 14),
  ].join(''),
});

/** A ball of twine. */
function cotton(): string {
  return [
    soft(oval(6, 60, 80, 16, '#1d120c'), 9, 0.7),
    shaded('M-66 0A66 62 0 1 1 66 0A66 62 0 1 1 -66 0Z', ['#f6e6c3', 0.5, '#d6b983', '#8a6a40'], [0, 0, 1, 1]),
    [-36, -12, 14, 38].map((x) => stroke(`M${x - 20} -50C${x + 30} -20 ${x + 30} 20 ${x - 16} 52`, '#8f6f44', 3, 0.6)).join(''),
    [-30, 0, 30].map((y) => stroke(`M-60 ${y * 0.7}C-20 ${y - 22} 20 ${y - 22} 62 ${y * 0.7}`, '#fff3d6', 3, 0.6)).join(''),
    stroke('M58 30C120 70 90 100 150 96', '#e8d3a6', 6),
  ].join('');
}

const plainRoom = (wall: readonly [string, string], chair: string, seed: number): Drawing => ({
  width: 1200,
  height: 800,
  seed,
  art: [
    shaded('M0 0H1200V660H0Z', [wall[0], wall[1]], [0, 0, 1, 0.6]),
    windowLight(120, 60, 240, 380),
    boards(656, 800, 1200, ['#a8754a', '#6b4529']),
    shaded('M0 626H1200V660H0Z', ['#efe3ca', '#a8957a'], [0, 0, 1, 0]),
    soft(oval(620, 400, 300, 300, '#2b1c12'), 70, 0.22),
    placed(chair, 0, -34, 1),
  ].join(''),
});

export const before = (): Drawing => plainRoom(['#d8cdb6', '#8f826d'], nursingChair(faded, true), 21);
export const after = (): Drawing => plainRoom(['#d8cdb6', '#8f826d'], nursingChair(mustard, false), 21);
