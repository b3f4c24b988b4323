import type { Drawing } from '../brush/brush-strokes.ts';
import { oval, placed, shaded, shape, soft, stroke, within } from '../brush/svg.ts';
import { seededRandom } from '../random.ts';
import { bench, blueGreen, border, foliage, green, lime, scattered, summer } from './plants.ts';

const clouds = (places: readonly (readonly [x: number, y: number, size: number])[]): string =>
  places
    .map(([x, y, size]) =>
      soft(
        oval(x, y, size, size * 0.24, '#fdf6e4') +
          oval(x + size * 0.4, y - size * 0.12, size * 0.5, size * 0.2, '#ffffff') +
          oval(x - size * 0.4, y - size * 0.06, size * 0.4, size * 0.15, '#fff9ea'),
        14,
        0.9,
      ),
    )
    .join('');

/** Courses of bricks on a wall, some of them lighter or darker. */
function bricks([left, top, right, bottom]: readonly [number, number, number, number], seed: number): string {
  const random = seededRandom(seed);
  const rows = Math.round((bottom - top) / 22);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil((right - left) / 52) }, (_, at) => {
      const [x, y] = [left + at * 52 - (row % 2) * 26, top + row * 22];
      return shape(`M${x} ${y}h49v19h-49Z`, random.pick(['#b9694c', '#a85a40', '#c98362', '#94503a', '#bd7456']), 0.75);
    }).join(''),
  ).join('');
}

/** A walled garden in June: a path between two borders, to a door in the wall. */
export function walledGarden(): Drawing {
  const wall = 'M0 360L640 318H1160L1800 360V560H0Z';
  const path = 'M862 520H938L1180 900H560Z';
  return {
    width: 1800,
    height: 900,
    seed: 3,
    art: [
      shaded('M0 0H1800V420H0Z', ['#8dbbd6', 0.6, '#cfe3e2', '#f7ecd0'], [0, 0, 0, 1]),
      clouds([
        [300, 120, 190],
        [1330, 90, 230],
        [860, 170, 150],
        [1640, 210, 140],
      ]),
      [-20, 180, 330, 520, 700, 1110, 1290, 1480, 1640, 1800]
        .map((x, at) => foliage(x, 300 - (at % 3) * 26, 150, 120, at % 2 ? blueGreen : green, at * 7))
        .join(''),
      shaded(wall, ['#c07a5a', '#8a4c38'], [0, 0, 0, 1]),
      within(wall, bricks([0, 322, 1800, 560], 5) + soft(shape('M0 500H1800V570H0Z', '#2f2a1c'), 20, 0.5)),
      stroke('M0 360L640 318H1160L1800 360', '#e3c9a4', 15),
      // The door, open, with another garden behind it.
      shape('M826 540V392C826 322 974 322 974 392V540Z', '#e9d9b6'),
      shaded('M842 540V396C842 340 958 340 958 396V540Z', ['#fff2c4', 0.6, '#c6d58a', '#8aa457'], [0, 0, 0, 1]),
      foliage(872, 470, 40, 46, lime, 71),
      shape('M958 396V540L1010 556V386Z', '#2f6a63') + stroke('M972 398V540M990 394V546', '#1f4a46', 4),
      // Roses on the wall.
      [150, 430, 660, 1130, 1390, 1650]
        .map(
          (x, at) =>
            foliage(x, 430, 120, 88, green, 31 + at) +
            scattered(26, [x - 100, 360, x + 100, 500], 41 + at)
              .map((one) => oval(one.x, one.y, 11 * one.size, 10 * one.size, ['#f3b6bd', '#fbe3dc', '#d9637a'][at % 3] ?? ''))
              .join(''),
        )
        .join(''),
      shaded('M0 540H1800V900H0Z', ['#7f9a52', '#4c6a38'], [0, 0, 0, 1]),
      shaded(path, ['#f0dfb8', '#c9ab7d'], [0, 0, 0, 1]),
      scattered(90, [600, 540, 1150, 900], 61)
        .map(({ x, y, size }) => (Math.abs(x - 900) < 40 + (y - 520) * 0.62 ? oval(x, y, 20 * size, 6 * size, '#b0925f', 0.5) : ''))
        .join(''),
      soft(shape('M862 520L560 900H640L880 520Z', '#56452a'), 12, 0.5),
      border(110, [0, 560, 800, 640], summer, 11, 0.55),
      border(110, [1000, 560, 1800, 640], summer, 12, 0.55),
      bench(420, 640, 0.8),
      border(110, [0, 680, 690, 790], summer, 13, 0.9),
      border(110, [1110, 680, 1800, 790], summer, 14, 0.9),
      border(120, [-20, 820, 560, 960], summer, 15, 1.25),
      border(120, [1240, 820, 1820, 960], summer, 16, 1.25),
      soft(shape('M1200 0L1800 0V900H1500Z', '#fff0b8'), 80, 0.2),
    ].join(''),
  };
}

const orchardTree = (x: number, foot: number, height: number, seed: number): string =>
  [
    soft(oval(x + height * 0.12, foot + 4, height * 0.5, height * 0.07, '#2f3f22'), 10, 0.5),
    stroke(
      `M${x} ${foot}C${x - 8} ${foot - height * 0.2} ${x + 14} ${foot - height * 0.3} ${x} ${foot - height * 0.5}`,
      '#4c3b30',
      height * 0.07,
    ),
    stroke(
      `M${x + 4} ${foot - height * 0.32}Q${x + height * 0.18} ${foot - height * 0.45} ${x + height * 0.26} ${foot - height * 0.66}M${x} ${foot - height * 0.4}Q${x - height * 0.16} ${foot - height * 0.5} ${x - height * 0.24} ${foot - height * 0.7}`,
      '#4c3b30',
      height * 0.034,
    ),
    foliage(x - height * 0.2, foot - height * 0.66, height * 0.27, height * 0.2, ['#b0768a', '#eeb9c4', '#fff2f0'], seed),
    foliage(x + height * 0.2, foot - height * 0.66, height * 0.27, height * 0.21, ['#b97f92', '#f3c5cd', '#fff6f2'], seed + 1),
    foliage(x, foot - height * 0.84, height * 0.3, height * 0.22, ['#c18a9a', '#f6d0d4', '#fffaf6'], seed + 2),
  ].join('');

/** An orchard in blossom, with a bench in long grass. */
export const orchard = (): Drawing => ({
  width: 1200,
  height: 900,
  seed: 7,
  art: [
    shaded('M0 0H1200V460H0Z', ['#a9cbe0', 0.7, '#e6ecdc', '#fbf0d4'], [0, 0, 0, 1]),
    clouds([
      [240, 110, 150],
      [900, 160, 190],
    ]),
    shaded('M0 400C300 350 800 350 1200 410V520H0Z', ['#9db489', '#7c9a66'], [0, 0, 0, 1]),
    [60, 190, 330, 880, 1010, 1150].map((x, at) => foliage(x, 396 - (at % 2) * 14, 80, 52, blueGreen, at + 5)).join(''),
    shaded('M0 470C400 430 800 430 1200 480V900H0Z', ['#b3c474', 0.5, '#7f9e4f', '#4b6c35'], [0, 0, 0, 1]),
    [
      [170, 540, 300],
      [560, 520, 260],
      [980, 545, 320],
    ]
      .map(([x = 0, foot = 0, height = 0], at) => orchardTree(x, foot, height, 20 + at * 4))
      .join(''),
    border(
      120,
      [0, 560, 1200, 640],
      [
        { kind: 'grass', color: '#93ab58', light: '#c3d07f', height: 46 },
        { kind: 'head', color: '#f7e389', light: '#fff7c8', height: 34 },
        { kind: 'cushion', color: '#ffffff', light: '#fff2d0', height: 26 },
      ],
      33,
      0.9,
    ),
    soft(shape('M420 560C520 640 480 760 330 900H700C700 760 620 640 500 560Z', '#c9d68a'), 14, 0.85),
    bench(640, 700, 1.3),
    orchardTree(1020, 800, 640, 50),
    // A blanket and a book left on the bench.
    shaded('M560 652C620 640 660 646 690 660L684 700C640 690 600 690 566 704Z', ['#c8503a', '#7c2a20']),
    border(
      70,
      [0, 800, 1200, 930],
      [
        { kind: 'grass', color: '#6f8e42', light: '#b3c56c', height: 120 },
        { kind: 'grass', color: '#88a34e', light: '#b3c56c', height: 90 },
        { kind: 'head', color: '#fbf6e6', light: '#ffffff', height: 92 },
        { kind: 'head', color: '#f1cf4a', light: '#fff0a0', height: 80 },
      ],
      35,
      1,
    ),
    scattered(70, [200, 300, 1200, 880], 91)
      .map(({ x, y, size }) => oval(x, y, 6 * size, 4 * size, '#fbdfe0', 0.9))
      .join(''),
  ].join(''),
});

/** A pond below a willow, with lilies and a deck. */
export const pond = (): Drawing => ({
  width: 1200,
  height: 900,
  seed: 9,
  art: [
    shaded('M0 0H1200V420H0Z', ['#bcd6da', 0.6, '#e9eed2', '#f4e8be'], [0, 0, 0, 1]),
    [20, 160, 300, 460, 620, 780, 930, 1080, 1210]
      .map((x, at) => foliage(x, 330 - (at % 3) * 24, 120, 110, at % 2 ? green : blueGreen, at * 5 + 2))
      .join(''),
    shaded('M0 400H1200V480H0Z', ['#a8bd6a', '#6f8f48'], [0, 0, 0, 1]),
    shaded('M0 470C300 440 900 440 1200 470V900H0Z', ['#86a79c', 0.4, '#4f7f7a', '#1f4347'], [0, 0, 0, 1]),
    // What the water mirrors, and the light on it.
    [60, 240, 430, 700, 900, 1100].map((x, at) => soft(oval(x, 540 + (at % 2) * 20, 90, 80, '#3f6a4a'), 16, 0.55)).join(''),
    soft(oval(610, 520, 190, 60, '#f7eebf'), 22, 0.8),
    scattered(70, [0, 490, 1200, 880], 17)
      .map(({ x, y, size }) => stroke(`M${x} ${y}q${36 * size} -6 ${80 * size} 0`, y < 640 ? '#dbe8d2' : '#6fa09a', 4, 0.5))
      .join(''),
    scattered(30, [90, 570, 1000, 850], 23)
      .map(({ x, y, size, at }) => {
        const wide = (0.5 + (y - 500) / 500) * 62 * size;
        const lily =
          at % 4 === 0
            ? [-0.5, -0.25, 0, 0.25, 0.5]
                .map((turn) =>
                  placed(
                    shaded('M0 0C-14 -20 -8 -44 0 -54C8 -44 14 -20 0 0Z', ['#fffaf2', '#e79ab0'], [0, 0, 0, 1]),
                    x,
                    y - 2,
                    wide / 70,
                    turn * 120,
                  ),
                )
                .join('') + oval(x, y - wide * 0.22, wide * 0.12, wide * 0.1, '#f4c73f')
            : '';
        return (
          soft(oval(x + 6, y + 8, wide, wide * 0.3, '#12292b'), 5, 0.5) +
          shaded(
            `M${x - wide} ${y}A${wide} ${wide * 0.32} 0 1 1 ${x + wide * 0.8} ${y + wide * 0.2}L${x} ${y}L${x + wide * 0.5} ${y + wide * 0.28}A${wide} ${wide * 0.32} 0 0 1 ${x - wide} ${y}Z`,
            ['#a6c06a', '#4b7446'],
          ) +
          lily
        );
      })
      .join(''),
    // The deck, on which somebody can sit or stop a wheelchair.
    soft(shape('M700 560L1200 540V700L820 690Z', '#10292c'), 16, 0.55),
    shaded('M690 520L1200 500V640L800 630Z', ['#d9b98a', '#94704a']),
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) => stroke(`M${720 + at * 62} ${520 - at * 2.4}L${826 + at * 50} ${632 + at}`, '#5b4029', 4, 0.6))
      .join(''),
    shape('M800 630L1200 640V668L804 656Z', '#5b4029'),
    bench(1010, 566, 0.86, ['#9fb3a4', '#4f6a5e']),
    // The willow.
    shaded('M80 900C150 700 110 400 170 150H250C230 400 240 700 300 900Z', ['#8a7458', '#3e3024'], [0, 0, 1, 0]),
    foliage(150, 90, 330, 130, lime, 61),
    Array.from({ length: 84 }, (_, at) => {
      const x = -70 + at * 6.6;
      const drop = 400 + 120 * Math.sin(at * 1.7) + 90 * Math.sin(at * 0.21) + (at % 5) * 18;
      const from = 40 + 0.0011 * (x - 170) ** 2;
      return stroke(
        `M${170 + (x - 170) * 0.78} ${from}C${x} ${from + 60} ${x + 6} ${from + 150} ${x + 9 * Math.sin(at)} ${drop}`,
        ['#7f9c46', '#a7bb5c', '#5d7d3b', '#c6d27a'][at % 4] ?? '',
        7,
        0.9,
      );
    }).join(''),
    foliage(90, 60, 200, 70, lime, 63),
    foliage(270, 76, 170, 70, lime, 65),
    border(
      40,
      [0, 850, 520, 930],
      [
        { kind: 'grass', color: '#5f8044', light: '#a3b968', height: 190 },
        { kind: 'spire', color: '#e3c04a', light: '#fff0a8', height: 190 },
      ],
      45,
      1,
    ),
    border(
      16,
      [900, 870, 1220, 930],
      [
        { kind: 'grass', color: '#54743e', light: '#a3b968', height: 160 },
        { kind: 'spire', color: '#7a6cc0', light: '#b9aeea', height: 180 },
      ],
      46,
      1,
    ),
  ].join(''),
});

export const drawings = { 'walled-garden': walledGarden, orchard, pond };
