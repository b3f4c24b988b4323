import type { Drawing } from '../brush/brush-strokes.ts';
import { oval, placed, shaded, shape, soft, stroke, within } from '../brush/svg.ts';

/** Shears that lie open, their point to the right. */
export const shears = (): string => {
  const blade = (turn: number): string =>
    `<g transform="rotate(${turn})">${shaded(
      'M-20 -12C80 -22 190 -14 262 4C190 12 80 16 -20 12Z',
      ['#f3f4f2', 0.5, '#9ea5a9', '#4a5156'],
      [0, 0, 0, 1],
    )}${stroke('M0 6C90 10 180 8 250 4', '#2e3438', 3, 0.7)}</g>`;
  const grip = (turn: number, size: number): string =>
    `<g transform="rotate(${turn})">${stroke('M-10 0C-60 0 -70 -6 -92 -10', '#1f1c1b', 24)}<ellipse cx="-140" cy="-10" rx="${size}" ry="${size * 0.66}" fill="none" stroke="#1f1c1b" stroke-width="22"/><path d="M${-140 - size * 0.8} -28C-160 ${-10 - size * 0.7} -130 ${-10 - size * 0.7} -110 -34" fill="none" stroke="#77706a" stroke-width="6" stroke-linecap="round"/></g>`;
  return [
    soft(shape('M-190 60C-60 20 120 40 280 60L260 84C120 70 -60 60 -190 90Z', '#150d08'), 12, 0.6),
    blade(-8),
    grip(14, 52),
    blade(9),
    grip(-16, 56),
    oval(0, 0, 10, 10, '#d9b46a'),
    oval(-2, -3, 4, 3, '#fff3cf'),
  ].join('');
};

/** The hammer of an upholsterer, with its long narrow head. */
export const hammer = (): string =>
  [
    soft(shape('M0 30H270V56H0Z', '#150d08'), 10, 0.6),
    shaded('M0 -12C90 -18 180 -18 270 -16C286 -12 286 14 270 18C180 20 90 18 0 12Z', ['#e2b277', 0.5, '#b27a45', '#5f3820'], [0, 0, 0, 1]),
    shaded(
      'M-26 -104C-4 -96 12 -60 10 0C12 58 0 96 -20 106C-30 70 -26 -60 -26 -104Z',
      ['#b9b4aa', 0.5, '#6b6862', '#2b2a28'],
      [0, 0, 1, 0.1],
    ),
    stroke('M-16 -92C-8 -60 -6 -20 -8 20', '#e9e4d8', 5, 0.8),
  ].join('');

const bobbin = (x: number, y: number, color: string, light: string): string =>
  placed(
    [
      soft(oval(10, 58, 50, 12, '#150d08'), 8, 0.6),
      shape('M-40 52C-20 64 20 64 40 52L30 42H-30Z', '#a8733f'),
      shaded('M-32 -44H32L36 46C20 56 -20 56 -36 46Z', [light, 0.4, color, '#241811'], [0, 0, 1, 0]),
      [-30, -14, 2, 18, 34].map((dy) => stroke(`M-34 ${dy}C-12 ${dy + 10} 12 ${dy + 10} 34 ${dy}`, '#1d130d', 2.5, 0.35)).join(''),
      oval(0, -46, 42, 14, '#c48d54'),
      oval(0, -48, 30, 9, '#8a5a33'),
      oval(0, -48, 8, 3.4, '#20140c'),
    ].join(''),
    x,
    y,
  );

const print = (): string =>
  Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 14 }, (_, at) => {
      const [x, y] = [120 + at * 84 + (row % 2) * 42, 470 + row * 50];
      return placed(
        oval(0, 0, 15, 12, '#c9503a') +
          oval(-3, -3, 6, 5, '#f2b08a') +
          oval(18, 10, 14, 6, '#5b7a58') +
          oval(-18, 10, 14, 6, '#47664c') +
          stroke('M0 8C4 20 2 28 10 34', '#47664c', 4),
        x,
        y,
        0.8 + row * 0.05,
        (at * 40 + row * 25) % 60,
      );
    }).join(''),
  ).join('');

/** The table where cloth is cut, in the light of a window. */
export function bench(): Drawing {
  const cloth = 'M60 470C300 440 760 440 1010 462C1030 560 1060 700 1120 880L1000 930H-40L-20 760C10 660 40 560 60 470Z';
  return {
    width: 1200,
    height: 900,
    seed: 51,
    art: [
      shaded('M0 0H1200V440H0Z', ['#5b7077', 0.6, '#3f5259', '#26343a'], [0, 0, 1, 0.6]),
      // The window and its sill.
      shaded('M110 -20H520V300H110Z', ['#fff6d8', 0.6, '#f6dca0', '#c7c88a'], [0, 0, 0, 1]),
      within(
        'M110 -20H520V300H110Z',
        [150, 240, 330, 420, 500]
          .map((x, at) => soft(oval(x, 270 - (at % 2) * 30, 70, 60, ['#7f9a58', '#9db36a', '#64824c'][at % 3] ?? ''), 10, 0.8))
          .join(''),
      ),
      stroke('M110 -20V300H520V-20M315 -20V300M110 130H520', '#e8e0cc', 15),
      shape('M84 300H546V330H84Z', '#f0e7d2'),
      // Tools on the wall.
      stroke('M640 70H1130', '#8a5a33', 16),
      [690, 790, 890, 1000, 1090]
        .map(
          (x, at) =>
            stroke(`M${x} 74V110`, '#d9b46a', 5) +
            (at % 2
              ? coil(x, 190)
              : shaded(`M${x - 12} 104H${x + 12}L${x + 20} ${290 - at * 12}H${x - 20}Z`, ['#d6a56a', '#6d4426'], [0, 0, 1, 0])),
        )
        .join(''),
      soft(oval(300, 330, 380, 160, '#ffe6ae'), 70, 0.5),
      shaded('M0 410C300 380 900 380 1200 410V900H0Z', ['#b5824f', '#6b4427'], [0, 0, 1, 0.7]),
      [450, 520, 610, 720, 850].map((y) => stroke(`M-10 ${y}C400 ${y - 20} 800 ${y - 20} 1210 ${y}`, '#3b2415', 4, 0.4)).join(''),
      soft(shape('M70 500C300 470 760 470 1030 490L1140 920H-40Z', '#1d120b'), 16, 0.6),
      shaded(cloth, ['#fbf0d6', 0.5, '#e7d2a6', '#a98d60'], [0, 0, 1, 0.6]),
      within(
        cloth,
        print() +
          soft(shape('M60 460C300 430 500 700 300 930H-60Z', '#fff6dc'), 60, 0.5) +
          soft(shape('M840 440L1140 440V940H940Z', '#3d2a1a'), 60, 0.45),
      ),
      within(
        cloth,
        stroke('M250 930C300 760 420 640 640 600C820 570 960 600 1060 700', '#fffdf4', 7, 0.95) +
          stroke('M250 930C300 760 420 640 640 600C820 570 960 600 1060 700', '#7b6a4a', 2, 0.6),
      ),
      // Rolls at the back of the table.
      roll(600, 404, 380, '#b5472f', '#e0886a', '#5c1f16'),
      roll(690, 350, 330, '#d9a03a', '#f5d488', '#7d5218'),
      roll(830, 420, 420, '#31584f', '#7fa892', '#142a25'),
      bobbin(110, 420, '#b5472f', '#e8957a'),
      bobbin(206, 430, '#d6b983', '#fff1cf'),
      bobbin(304, 418, '#3f6a82', '#9cc0d2'),
      placed(shears(), 520, 690, 1.12, -20),
      placed(hammer(), 800, 800, 0.95, 16),
      // A tin of tacks, and some that fell out.
      soft(oval(1056, 604, 90, 24, '#150d08'), 10, 0.6),
      shaded('M966 540V590C980 620 1110 620 1126 590V540Z', ['#c0392b', 0.5, '#8e2a20', '#3d110c'], [0, 0, 1, 0]),
      oval(1046, 540, 80, 26, '#d9d4c6'),
      oval(1046, 542, 70, 21, '#3a3633'),
      Array.from({ length: 46 }, (_, at) =>
        oval(990 + ((at * 37) % 112), 530 + ((at * 17) % 24), 6, 4, at % 3 ? '#d9ae63' : '#8c6a33'),
      ).join(''),
      [
        [930, 640],
        [900, 610],
        [960, 668],
        [990, 652],
        [884, 660],
      ]
        .map(([x = 0, y = 0]) => stroke(`M${x} ${y}l14 10`, '#6a4e26', 4) + oval(x, y, 7, 6, '#e9c57c'))
        .join(''),
      // A piece of chalk.
      placed(
        soft(oval(4, 16, 50, 10, '#150d08'), 6, 0.5) + shaded('M-44 -10L36 -16L46 8L-38 14Z', ['#ffffff', '#b9c7cf'], [0, 0, 0, 1]),
        330,
        700,
        1,
        -24,
      ),
    ].join(''),
  };
}

const coil = (x: number, y: number): string =>
  [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<ellipse cx="${x}" cy="${y - 70 + at * 30}" rx="${34 - 6 * Math.abs(2 - at) * -1}" ry="13" fill="none" stroke="#c2a26a" stroke-width="7"/>`,
    )
    .join('');

const roll = (x: number, y: number, length: number, color: string, light: string, dark: string): string =>
  [
    soft(shape(`M${x} ${y + 36}H${x + length}V${y + 64}H${x}Z`, '#150d08'), 12, 0.6),
    shaded(`M${x} ${y - 40}H${x + length}V${y + 40}H${x}Z`, [light, 0.45, color, dark], [0, 0, 0, 1]),
    oval(x, y, 24, 40, color),
    oval(x, y, 15, 26, dark),
    oval(x, y, 8, 14, '#e7d9b8'),
  ].join('');
