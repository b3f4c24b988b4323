import type { Drawing } from '../brush/brush-strokes.ts';
import { oval, placed, shaded, shape, soft, stroke } from '../brush/svg.ts';
import { border, foliage, green, lime, scattered, summer } from './plants.ts';

/** A courtyard with raised beds, so that people in wheelchairs and beds reach the plants. */
export function courtyard(): Drawing {
  const bed = (x: number, top: number, width: number, height: number, seed: number): string =>
    [
      soft(oval(x + width / 2 + 14, top + height + 6, width * 0.58, 26, '#2a2418'), 12, 0.6),
      shaded(
        `M${x} ${top}H${x + width}L${x + width + 12} ${top + height}H${x - 12}Z`,
        ['#d8b489', 0.5, '#a87f56', '#6b4c32'],
        [0, 0, 1, 0.5],
      ),
      [0.33, 0.66].map((part) => stroke(`M${x - 4} ${top + height * part}H${x + width + 6}`, '#54391f', 4, 0.5)).join(''),
      shape(`M${x + 10} ${top - 16}H${x + width - 10}L${x + width} ${top + 6}H${x}Z`, '#4a3524'),
      border(Math.round(width / 7), [x + 10, top - 14, x + width - 10, top + 6], summer, seed, 0.95),
      border(
        Math.round(width / 28),
        [x + 10, top + 8, x + width - 10, top + 22],
        [
          { kind: 'cushion', color: '#8f7cc4', light: '#cfc3ee', height: 60 },
          { kind: 'cushion', color: '#f3efe0', light: '#ffffff', height: 56 },
        ],
        seed + 1,
      ),
    ].join('');
  return {
    width: 1200,
    height: 900,
    seed: 13,
    art: [
      shaded('M0 0H1200V560H0Z', ['#f2e6cc', 0.6, '#dcc7a2', '#a98f6b']),
      // Windows and the door of the ward, open to the garden.
      [90, 860]
        .map(
          (x) =>
            shape(`M${x - 16} 96H${x + 256}V396H${x - 16}Z`, '#fbf6e8') +
            shaded(`M${x} 112H${x + 240}V380H${x}Z`, ['#cfe0df', 0.5, '#8faeac', '#4d6c70']) +
            stroke(`M${x + 120} 112V380M${x} 240H${x + 240}`, '#fbf6e8', 10) +
            soft(shape(`M${x + 20} 120L${x + 90} 120L${x + 10} 370V200Z`, '#fff8df'), 8, 0.7),
        )
        .join(''),
      shape('M452 60H748V560H452Z', '#fbf6e8'),
      shaded('M470 78H730V560H470Z', ['#ffe9ac', 0.6, '#e9b968', '#94683a'], [0, 0, 0, 1]),
      // A made bed in the room, and a lamp.
      soft(oval(680, 240, 60, 60, '#fff7d2'), 14, 0.9) +
        stroke('M690 300V430', '#7a5632', 7) +
        shape('M656 300L672 240H708L724 300Z', '#fff1c2'),
      shaded('M490 420C520 400 600 400 640 420V520H490Z', ['#ffffff', '#b9c6cc']) +
        shape('M484 380H506V540H484Z', '#8a5f38') +
        shape('M632 440H650V540H632Z', '#8a5f38') +
        shaded('M540 430H640V500H540Z', ['#7fa592', '#4c7262']),
      shape('M470 78L396 58V590L470 560Z', '#3f7268') +
        shape('M410 120L456 130V330L410 330Z', '#cfe0df') +
        shape('M730 78L804 58V590L730 560Z', '#356159') +
        shape('M744 130L790 120V330L744 330Z', '#bcd3d2'),
      [60, 380, 830, 1140].map((x, at) => foliage(x, 430 + (at % 2) * 20, 84, 150, at % 2 ? lime : green, 81 + at)).join(''),
      scattered(46, [0, 330, 400, 560], 19)
        .map(({ x, y, size }) => oval(x, y, 11 * size, 10 * size, '#fff3ea'))
        .join('') +
        scattered(40, [820, 330, 1200, 560], 21)
          .map(({ x, y, size }) => oval(x, y, 11 * size, 10 * size, '#f2b0b4'))
          .join(''),
      shaded('M0 560H1200V900H0Z', ['#e6d3ac', '#b3966b'], [0, 0, 0, 1]),
      [600, 650, 716, 800].map((y) => stroke(`M0 ${y}H1200`, '#8c7048', 4, 0.45)).join('') +
        Array.from({ length: 11 }, (_, at) => stroke(`M${600 + (at - 5) * 130} 560L${600 + (at - 5) * 290} 900`, '#8c7048', 4, 0.4)).join(
          '',
        ),
      soft(shape('M470 560H730L900 900H380Z', '#fff0bd'), 24, 0.6),
      bed(40, 610, 330, 150, 7),
      bed(840, 610, 330, 150, 27),
      wheelchair(612, 800),
    ].join(''),
  };
}

/** An empty wheelchair with a rug over its arm, seen from the side. */
const wheelchair = (x: number, foot: number): string =>
  placed(
    [
      soft(oval(10, 4, 150, 18, '#2a2418'), 10, 0.65),
      stroke('M-96 -230H-62L-52 -120H62L84 -20H112', '#2b3a3c', 11),
      stroke('M-52 -120L-40 -34', '#2b3a3c', 9),
      shaded('M-66 -226H-46L-34 -122H-56Z', ['#5d8a7d', '#28453d']) + shaded('M-56 -128H64V-106H-50Z', ['#6d9a8c', '#28453d']),
      stroke('M-50 -164H46', '#3a2c20', 13),
      `<circle cx="-36" cy="-62" r="62" fill="none" stroke="#262322" stroke-width="11"/><circle cx="-36" cy="-62" r="50" fill="none" stroke="#b9c0bd" stroke-width="4"/>`,
      [0, 30, 60, 90, 120, 150].map((turn) => placed(stroke('M-56 0H56', '#b9c0bd', 2.5, 0.9), -36, -62, 1, turn)).join(''),
      `<circle cx="84" cy="-20" r="20" fill="none" stroke="#262322" stroke-width="9"/>`,
      shaded('M-30 -176C0 -186 30 -184 44 -172L52 -96C30 -86 0 -88 -20 -94Z', ['#e0a24a', 0.5, '#b9702a', '#6d3a15']) +
        stroke('M-24 -150C0 -158 26 -156 46 -148M-22 -120C4 -128 28 -126 50 -118', '#fbe3b0', 5, 0.8),
    ].join(''),
    x,
    foot,
    1.15,
  );
