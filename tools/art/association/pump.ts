import { cut, disc, field, ink, line, rays, within } from '../course/cuts.ts';
import type { Sheet } from '../course/print-sheet.ts';
import { before, shade } from './carve.ts';
import { night, pond } from './inks.ts';

/** Bricks, in rows that are half a brick apart. */
function bricks(): string {
  let d = '';
  for (let row = 0; row < 12; row += 1) {
    d += `M0 ${row * 70}H1200`;
    for (let x = row % 2 ? 0 : -75; x < 1200; x += 150) d += `M${x} ${row * 70}v70`;
  }
  return d;
}

/** Bolts around the end of a pipe, seen from its side. */
const flange = (x: number, y: number, tall: number): string =>
  before(`M${x - 24} ${y - tall}H${x + 24}V${y + tall}H${x - 24}Z`, 18) +
  line(`M${x} ${y - tall + 8}V${y + tall - 8}`, 6) +
  [-0.72, -0.24, 0.24, 0.72].map((at) => before(`M${x - 44} ${y + at * tall - 11}H${x + 44}V${y + at * tall + 11}H${x - 44}Z`, 8)).join('');

const [x, y] = [456, 392];
const spokes = Array.from({ length: 5 }, (_, at) => (at * 2 * Math.PI) / 5 - 1.2);
const end = (angle: number, far: number): string => `${Math.round(x + Math.cos(angle) * far)} ${Math.round(y + Math.sin(angle) * far)}`;
const pipe = 'M-20 480H1220V660H-20Z';
const riser = 'M860 -20H1000V500H860Z';

/** The wall and the pipes. */
const pipes = (): string =>
  [
    line(bricks(), 8, '#000'),
    ink(
      field({
        within: [0, 0, 1200, 800],
        every: [54, 24],
        angle: () => 0.1,
        length: 38,
        width: 5,
        seed: 31,
        where: (px, py) => (px * 7 + Math.floor(py / 70) * 311) % 5 < 1.7,
      }),
    ),
    before(riser, 26),
    within(
      'riser',
      riser,
      cut(
        field({ within: [872, 0, 908, 500], every: [17, 60], angle: () => 1.57, length: 66, width: 4.4, seed: 6 }) +
          field({ within: [974, 0, 992, 500], every: [16, 90], angle: () => 1.57, length: 50, width: 3, seed: 8 }),
      ),
    ),
    before(pipe, 26),
    within(
      'pipe',
      pipe,
      cut(
        field({ within: [-20, 496, 1220, 552], every: [110, 17], angle: () => 0, length: 112, width: 5, seed: 15 }) +
          field({ within: [-20, 628, 1220, 646], every: [150, 14], angle: () => 0, length: 84, width: 3, seed: 16 }),
      ),
    ),
    flange(148, 570, 132),
    flange(770, 570, 132),
    flange(1090, 570, 132),
    before('M816 420H1044V468H816Z', 18),
    line('M826 444H1034', 6),
  ].join('');

/** The valve with its wheel. */
const wheel = (): string =>
  [
    before('M396 640L344 480L404 380H508L568 480L516 640Z', 24),
    cut(field({ within: [380, 470, 440, 620], every: [17, 50], angle: () => 1.4, length: 54, width: 4, seed: 5 })),
    before('M430 240H482V470H430Z', 18),
    // The wheel.
    ...[
      ['#fff', 92],
      ['#000', 66],
    ].map(([color, width]) => `<circle cx="${x}" cy="${y}" r="286" fill="none" stroke="${color}" stroke-width="${width}"/>`),
    ...spokes.map((angle) => line(`M${x} ${y}L${end(angle, 262)}`, 62)),
    ...spokes.map((angle) => line(`M${x} ${y}L${end(angle, 262)}`, 40, '#000')),
    `<circle cx="${x}" cy="${y}" r="286" fill="none" stroke="#000" stroke-width="66"/>`,
    `<circle cx="${x}" cy="${y}" r="300" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="120 16 40 22"/>`,
    `<circle cx="${x}" cy="${y}" r="272" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="30 34"/>`,
    ...spokes.map((angle) => line(`M${end(angle + 0.05, 90)}L${end(angle + 0.02, 226)}`, 6)),
    disc(x, y, 84, '#fff'),
    disc(x, y, 70),
    `<path d="M${x - 26} ${y - 26}h52v52h-52Z" fill="#fff" transform="rotate(20 ${x} ${y})"/>`,
    disc(x, y, 11),
  ].join('');

/** The gauge, and water that drips as long as anybody can remember. */
const gauge = (): string =>
  [
    disc(930, 196, 172, '#fff'),
    disc(930, 196, 158),
    disc(930, 196, 126, '#fff'),
    line(
      Array.from({ length: 11 }, (_, at) => {
        const angle = 2.5 + at * 0.435;
        const far = at % 5 === 0 ? 74 : 90;
        return `M${930 + Math.cos(angle) * far} ${196 + Math.sin(angle) * far}L${930 + Math.cos(angle) * 112} ${196 + Math.sin(angle) * 112}`;
      }).join(''),
      9,
      '#000',
    ),
    line('M916 236L974 120', 14, '#000'),
    disc(930, 196, 18),
    cut(rays([930, 196], 134, 152, 30, 3, 4)),
    // Water that drips, as long as anybody can remember.
    before('M770 716C752 748 752 768 770 770C788 768 788 748 770 716Z', 12),
    ink(
      shade(
        [
          [0, 780, 30],
          [500, 790, 30],
          [1200, 782, 30],
        ],
        { side: 0, length: 60, width: 8, seed: 9 },
      ),
    ),
  ].join('');

/** Pipes with a handwheel and a gauge: the pump house. */
export function pump(): Sheet {
  return {
    width: 1200,
    height: 800,
    seed: 21,
    blocks: [
      {
        ink: pond,
        art: `${ink('M0 0H1200V800H0Z')}<path d="${pipe}" fill="#fff"/><path d="${riser}" fill="#fff"/><circle cx="930" cy="196" r="150" fill="#fff"/><circle cx="${x}" cy="${y}" r="300" fill="none" stroke="#fff" stroke-width="70"/>`,
        grain: 0.9,
      },
      {
        ink: night,
        art: pipes() + wheel() + gauge(),
        grain: 0.35,
      },
    ],
  };
}
