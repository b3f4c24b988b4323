import type { Drawing } from '../brush/brush-strokes.ts';
import { oval, placed, shaded, shape, soft, stroke, within } from '../brush/svg.ts';
import { blueLinen } from './chairs.ts';
import { floor, scene } from './scene.ts';

/** A part of the window, and the garden behind it. */
const pane = (left: number, width: number): string => {
  const box = `M${left} 70H${left + width}V500H${left}Z`;
  return (
    within(
      box,
      shaded(box, ['#cfe3ea', 0.45, '#f3f0d6', '#b9c987'], [0, 0, 0, 1]) +
        Array.from({ length: 60 }, (_, at) => {
          const [x, y] = [left + ((at * 97) % width), 300 + ((at * 53) % 190)];
          return soft(oval(x, y, 34, 26, ['#7c9a52', '#5d7f45', '#a8bb6a', '#8fae5e'][at % 4] ?? ''), 5, 0.8);
        }).join('') +
        Array.from({ length: 40 }, (_, at) =>
          oval(left + ((at * 71) % width), 390 + ((at * 29) % 110), 8, 7, ['#e88a9a', '#fbf3e6', '#d9577a', '#f2c14e'][at % 4] ?? ''),
        ).join('') +
        soft(oval(left + width * 0.4, 220, 110, 90, '#6d8f5a'), 22, 0.75),
    ) +
    stroke(box, '#f4ecdb', 18) +
    stroke(`M${left + width / 2} 70V500M${left} 215H${left + width}M${left} 360H${left + width}`, '#f4ecdb', 10)
  );
};

const pillow = (x: number, y: number, turn: number, colors: readonly [string, string, string], art = ''): string =>
  placed(
    soft(oval(14, 84, 90, 20, '#1b2a33'), 12, 0.6) +
      shaded('M-92 -84C-40 -72 40 -72 92 -86C80 -40 82 40 96 86C40 76 -40 76 -96 88C-82 40 -80 -40 -92 -84Z', [
        colors[0],
        0.5,
        colors[1],
        colors[2],
      ]) +
      within('M-92 -84C-40 -72 40 -72 92 -86C80 -40 82 40 96 86C40 76 -40 76 -96 88C-82 40 -80 -40 -92 -84Z', art),
    x,
    y,
    1,
    turn,
  );

const curtain = (x: number, side: 1 | -1): string =>
  Array.from({ length: 6 }, (_, at) => {
    const left = x + side * at * 26;
    return shaded(
      `M${left} 20C${left + 12} 200 ${left - 14} 420 ${left + side * -10} 640H${left + side * 22}C${left + side * 30} 420 ${left + side * 14} 200 ${left + side * 28} 20Z`,
      ['#f3d9b4', 0.5, '#d59f6e', '#8d5a3c'],
      [0, 0, 1, 0.1],
    );
  }).join('');

/** A seat in a bay window with cushions, and the garden behind it. */
export function windowSeat(): Drawing {
  const { light, base, dark, deep } = blueLinen;
  const cushion =
    'M120 590C124 566 140 560 170 560H1030C1062 560 1076 568 1080 590L1084 640C1080 662 1064 668 1034 668H166C136 668 122 660 116 640Z';
  return scene(
    41,
    shaded('M0 0H1200V900H0Z', ['#e9dcc0', '#bfa988'], [0, 0, 0, 1]),
    pane(150, 250),
    pane(430, 340),
    pane(800, 250),
    shape('M90 516H1110V548H90Z', '#f7f0e0'),
    curtain(10, 1),
    curtain(1190, -1),
    shaded('M70 660H1130V860H70Z', ['#f3ead6', '#b8a585'], [0, 0, 0.5, 1]),
    [110, 370, 630, 890].map((x) => stroke(`M${x} 700h200v120h-200Z`, '#9d8a69', 6) + stroke(`M${x + 8} 708h184`, '#fffaf0', 5)).join(''),
    floor(856, '#a8754a', '#6b4529'),
    soft(shape('M80 668H1120V700H80Z', '#5a4a34'), 10, 0.6),
    shaded(cushion, [light, 0.45, base, 0.75, dark, deep], [0, 0, 0.1, 1]),
    within(
      cushion,
      Array.from({ length: 42 }, (_, at) => stroke(`M${110 + at * 24} 556V672`, at % 3 ? '#e6edf0' : deep, at % 3 ? 4 : 2, 0.5)).join('') +
        soft(oval(400, 566, 280, 14, '#ffffff'), 10, 0.6),
    ),
    stroke('M122 596C300 604 900 604 1078 596', '#fdf8ea', 5, 0.8),
    stroke('M118 640C300 650 900 650 1082 640', deep, 5, 0.6),
    pillow(250, 498, -14, ['#f0c46a', '#d0912f', '#7a4a1b']),
    pillow(
      400,
      510,
      10,
      ['#fbf1dc', '#ddc9a2', '#9a8460'],
      [-60, -20, 20, 60].map((y) => stroke(`M-110 ${y}H110`, '#b9472f', 9, 0.7)).join(''),
    ),
    pillow(
      966,
      500,
      12,
      ['#c9665a', '#963a34', '#511c1c'],
      [-50, 0, 50].flatMap((x) => [-50, 0, 50].map((y) => oval(x, y, 12, 12, '#f0d9b0', 0.8))).join(''),
    ),
    // A book that lies open.
    placed(
      soft(oval(0, 14, 90, 14, '#14202a'), 8, 0.6) +
        shape('M-80 0C-50 -22 -20 -20 0 -6C20 -20 50 -22 80 0L72 18C44 2 20 4 0 16C-20 4 -44 2 -72 18Z', '#fbf5e6') +
        stroke('M0 -6V14', '#9a8b70', 3),
      690,
      566,
      1.1,
      -3,
    ),
  );
}
