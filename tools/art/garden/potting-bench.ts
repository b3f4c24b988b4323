import type { Drawing } from '../brush/brush-strokes.ts';
import { oval, placed, shaded, shape, soft, stroke, within } from '../brush/svg.ts';
import { foliage } from './plants.ts';

/** A pot of clay, its foot at 0, 0. */
const pot = (width: number, height: number, plant = ''): string => {
  const [half, foot] = [width / 2, width * 0.34];
  return [
    soft(oval(width * 0.2, 2, width * 0.62, 16, '#1d140c'), 9, 0.65),
    plant,
    shaded(
      `M${-half * 0.92} ${-height * 0.78}H${half * 0.92}L${foot} -6C${foot * 0.5} 8 ${-foot * 0.5} 8 ${-foot} -6Z`,
      ['#e59a6a', 0.4, '#b9623c', '#5f2b1a'],
      [0, 0, 1, 0.1],
    ),
    shaded(
      `M${-half} ${-height}H${half}V${-height * 0.74}C${half * 0.5} ${-height * 0.68} ${-half * 0.5} ${-height * 0.68} ${-half} ${-height * 0.74}Z`,
      ['#efac7e', 0.4, '#c46f46', '#6d3420'],
      [0, 0, 1, 0],
    ),
    oval(0, -height, half, half * 0.2, '#d98a5e'),
    oval(0, -height + 2, half * 0.86, half * 0.15, '#3a2416'),
    soft(oval(-half * 0.5, -height * 0.4, half * 0.12, height * 0.22, '#ffe0c0'), 5, 0.6),
  ].join('');
};

const seedling = (size: number, color: string, light: string): string =>
  [-24, -8, 10, 26]
    .map((turn, at) =>
      placed(
        stroke(`M0 0V${-size}`, color, 6) + oval(-9, -size, 16, 9, light) + oval(10, -size - 6, 16, 9, color),
        turn * 0.6,
        -4,
        0.8 + 0.12 * (at % 3),
        turn,
      ),
    )
    .join('');

const bulb = (x: number, y: number, turn: number, size = 1): string =>
  placed(
    soft(oval(6, 34, 38, 10, '#1d140c'), 6, 0.6) +
      shaded('M0 -54C-8 -30 -40 -20 -38 8C-36 34 36 36 38 8C40 -20 8 -30 0 -54Z', ['#d9a06a', 0.5, '#9c5f34', '#4f2a16']) +
      [-20, -8, 8, 20].map((dx) => stroke(`M0 -50C${dx * 0.6} -24 ${dx * 1.3} -10 ${dx} 24`, '#6b3c20', 2.6, 0.6)).join('') +
      [-16, -6, 6, 16].map((dx) => stroke(`M${dx * 0.6} 28q${dx * 0.3} 10 ${dx} 16`, '#e9d8b4', 2.4)).join(''),
    x,
    y,
    size,
    turn,
  );

const trowel = (): string =>
  [
    soft(shape('M-170 26H190V44H-170Z', '#1d140c'), 9, 0.55),
    shaded('M-180 -12C-150 -20 -90 -18 -60 -10V10C-90 18 -150 20 -180 12Z', ['#b98352', '#5c381f'], [0, 0, 0, 1]),
    stroke('M-60 0H20', '#8d9497', 11),
    shaded('M14 -30C80 -42 150 -30 200 0C150 30 80 42 14 30C0 20 0 -20 14 -30Z', ['#eef0ee', 0.5, '#a3aaab', '#4d5456'], [0, 0, 0, 1]),
    stroke('M30 0C90 -4 140 -2 190 0', '#5d6466', 4, 0.6),
    oval(120, 12, 34, 9, '#4a3423', 0.7),
  ].join('');

/** The bench in the potting shed: pots, seedlings, bulbs and a trowel, in the light of a window. */
export const pottingBench = (): Drawing => ({
  width: 1200,
  height: 900,
  seed: 17,
  art: [
    shaded('M0 0H1200V600H0Z', ['#b6bfa0', 0.6, '#7f8c70', '#4c5846'], [0, 0, 1, 0.5]),
    Array.from({ length: 12 }, (_, at) => stroke(`M${at * 104} 0V600`, '#3d4738', 4, 0.35)).join(''),
    shape('M380 30H820V430H380Z', '#efe8d2'),
    within(
      'M402 52H798V408H402Z',
      shaded('M402 52H798V408H402Z', ['#cfe3e2', 0.5, '#f6efce', '#b9cb86'], [0, 0, 0, 1]) +
        [420, 520, 630, 740].map((x, at) => foliage(x, 350, 80, 80, ['#5d7f4c', '#86a560', '#c3d08a'], at + 3)).join(''),
    ),
    stroke('M600 52V408M402 230H798', '#efe8d2', 13),
    shape('M356 426H844V456H356Z', '#f6f0de'),
    placed(pot(74, 74, seedling(60, '#5f8042', '#9dbb62')), 470, 426),
    placed(pot(66, 62, seedling(48, '#56773c', '#8fb05a')), 720, 426),
    // A shelf with empty pots, and garlands of dried flowers.
    shape('M30 300H320V322H30Z', '#7a5a3c'),
    [90, 180, 268].map((x, at) => placed(pot(78 - at * 6, 78), x, 300)).join(''),
    [920, 1010, 1100]
      .map(
        (x, at) =>
          stroke(`M${x} 0V${120 + at * 16}`, '#8a7350', 4) +
          [-30, -12, 8, 26]
            .map((turn) =>
              placed(
                stroke('M0 0V150', '#8c9157', 5) + oval(0, 158, 20, 26, ['#c9799a', '#d9b04c', '#8f7cc4'][at] ?? ''),
                x,
                110 + at * 16,
                1,
                turn,
              ),
            )
            .join(''),
      )
      .join(''),
    soft(oval(560, 560, 480, 180, '#fff4cf'), 70, 0.5),
    shaded('M0 560C400 530 800 530 1200 560V900H0Z', ['#c99b69', 0.6, '#94683f', '#5c3d24'], [0, 0, 1, 0.8]),
    [610, 690, 790].map((y) => stroke(`M0 ${y}C400 ${y - 16} 800 ${y - 16} 1200 ${y}`, '#4a2f1a', 4, 0.4)).join(''),
    oval(560, 790, 210, 50, '#4a3423', 0.85),
    Array.from({ length: 40 }, (_, at) =>
      oval(400 + ((at * 83) % 330), 756 + ((at * 31) % 66), 7 + (at % 4) * 3, 5 + (at % 3) * 2, at % 3 ? '#3a2718' : '#6b4e34'),
    ).join(''),
    placed(
      pot(
        190,
        190,
        foliage(0, -250, 120, 96, ['#3f5c36', '#64864a', '#a3b968'], 3) +
          [
            [-70, -300],
            [10, -330],
            [66, -280],
            [-20, -260],
            [40, -220],
            [-90, -240],
          ]
            .map(([x = 0, y = 0], at) => oval(x, y, 26, 24, ['#f3b6bd', '#fff6ea', '#e58aa5'][at % 3] ?? '') + oval(x, y, 8, 8, '#f2d255'))
            .join(''),
      ),
      250,
      760,
    ),
    placed(pot(150, 150, seedling(120, '#5f8042', '#b3c96e')), 930, 680),
    placed(pot(130, 130), 1080, 760),
    placed(trowel(), 640, 800, 1.15, -9),
    bulb(430, 716, -12, 1),
    bulb(510, 736, 24, 0.9),
    bulb(580, 706, 4, 1.05),
    bulb(840, 840, 66, 1),
    bulb(930, 850, -30, 0.92),
    // A label and a ball of string.
    placed(
      soft(oval(4, 20, 60, 8, '#1d140c'), 6, 0.5) +
        shape('M-70 -16H50L76 0L50 16H-70Z', '#f6eed6') +
        stroke('M-54 -2C-30 -10 -14 6 8 -4C22 -8 32 2 44 -2', '#4d5a48', 3.5),
      330,
      846,
      1,
      -14,
    ),
  ].join(''),
});
