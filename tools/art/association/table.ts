import { cut, disc, field, gouge, ink, leaf, line, type Point, within } from '../course/cuts.ts';
import type { Sheet } from '../course/print-sheet.ts';
import { before, limb, outlined, shade } from './carve.ts';
import { night, pond } from './inks.ts';

/** Somebody at the table, in profile to the left. `hair` is drawn over the head. */
type Guest = { at: Point; size: number; turned: boolean; hair: string; coat: 'black' | 'white' | 'striped'; more?: string };

/** A face from the forehead to the neck, with its back. The head is about 200 high. */
const face =
  'M18 -196C-42 -204 -84 -168 -88 -122C-89 -108 -92 -96 -104 -78C-112 -68 -112 -62 -98 -58C-96 -48 -100 -44 -98 -38C-92 -34 -94 -28 -96 -22C-94 -2 -74 4 -46 -2C-40 12 -40 30 -44 52L50 60C34 24 52 -18 84 -56C112 -112 96 -190 18 -196Z';
const shoulders = 'M-60 34C-120 64 -176 96 -196 186L-214 420H226L206 180C190 100 130 66 66 30C30 66 -20 68 -60 34Z';
const ear = 'M18 -104C38 -116 52 -98 42 -76C36 -60 22 -56 16 -68';

const coats: Readonly<Record<Guest['coat'], string>> = {
  black:
    before(shoulders, 18) +
    cut(
      field({
        within: [-190, 90, 200, 400],
        every: [44, 52],
        angle: (x) => 1.2 + x / 600,
        length: 52,
        width: 5,
        seed: 7,
        where: (x) => x < 20,
      }),
    ) +
    line('M-56 46L-10 140L40 52', 8),
  white:
    outlined(shoulders, 12) +
    ink(
      field({
        within: [-180, 100, 200, 400],
        every: [34, 40],
        angle: (x) => 1.3 + x / 700,
        length: 42,
        width: 4.4,
        seed: 9,
        where: (x, y) => x > 60 - y * 0.1,
      }),
    ) +
    line('M-54 44L-16 136L46 54M-16 136V400', 8, '#000'),
  striped:
    outlined(shoulders, 12) +
    within(
      'stripes',
      shoulders,
      line('M-220 120Q0 180 220 120M-220 190Q0 250 220 190M-220 260Q0 320 220 260M-220 330Q0 390 220 330', 26, '#000'),
    ),
};

function guest({ at: [x, y], size, turned, hair, coat, more = '' }: Guest): string {
  const shadow = field({
    within: [-60, -60, 80, 50],
    every: [18, 17],
    angle: () => 1.1,
    length: 21,
    width: 3.4,
    seed: 3,
    where: (px, py) => px > -20 - py * 0.4 && px < 66,
  });
  const parts = [
    coats[coat],
    `<path d="${face}" fill="#fff" stroke="#fff" stroke-width="30" stroke-linejoin="round"/>`,
    outlined(face, 9),
    within(`face${x}`, face, ink(shadow)),
    line('M-74 -104Q-62 -112 -50 -106', 8, '#000'),
    line('M-78 -126Q-62 -136 -44 -128', 7, '#000'),
    line('M-96 -40L-70 -38', 6, '#000'),
    line(ear, 7, '#000'),
    hair,
    more,
  ];
  return `<g transform="translate(${x} ${y})scale(${turned ? -size : size} ${size})">${parts.join('')}</g>`;
}

const combed = (seed: number): string =>
  field({
    within: [-90, -220, 130, -60],
    every: [22, 15],
    angle: (x, y) => Math.atan2(y + 110, x - 10) + 1.57,
    length: 40,
    width: 3.6,
    seed,
  });

const short =
  'M-86 -124C-92 -190 -30 -232 30 -214C96 -200 116 -140 92 -60L64 -30C58 -60 60 -80 44 -104C30 -112 18 -108 10 -92C4 -112 -2 -128 -20 -136C-44 -130 -66 -136 -86 -124Z';
const long =
  'M-84 -130C-92 -196 -30 -236 30 -218C110 -200 124 -120 108 -40C102 10 116 60 92 104C60 100 44 60 52 10C40 -20 52 -80 26 -110C10 -136 -40 -146 -84 -130Z';
const bun = `${short}M70 -196C110 -230 160 -200 146 -158C132 -124 84 -132 70 -164Z`;
const cap =
  'M-96 -128C-96 -204 -20 -236 40 -216C92 -200 108 -160 100 -124L-60 -132C-100 -128 -136 -118 -152 -104C-140 -128 -120 -136 -96 -138Z';
const beard = 'M-98 -40C-108 10 -70 56 -24 38C10 24 30 -20 34 -60C14 -50 6 -30 -16 -24C-40 -26 -66 -28 -98 -40Z';

const carved = (d: string, id: string, seed: number): string => before(d, 12) + within(id, d, cut(combed(seed)));

/** Five leaves of a chestnut on one stalk. */
const fan = ([x, y]: Point, turn: number, size: number): string =>
  [-64, -32, 0, 32, 64]
    .map((angle, at) => `<g stroke="#fff" stroke-width="4">${leaf([x, y], turn + angle, size * (at === 2 ? 1.1 : at % 2 ? 1 : 0.78))}</g>`)
    .join('');

const trunk = [
  [1010, 760, 190],
  [1000, 560, 130],
  [1012, 380, 116],
  [986, 180, 110],
  [940, -40, 90],
] as const;

const fans: readonly (readonly [number, number, number, number])[] = [
  [60, 40, 70, 150],
  [230, -10, 96, 170],
  [390, 60, 80, 150],
  [560, -20, 100, 180],
  [700, 70, 110, 150],
  [860, 10, 80, 160],
  [1050, 60, 70, 170],
  [1220, -10, 100, 180],
  [1370, 70, 96, 150],
  [1480, 0, 110, 160],
  [140, 140, 100, 120],
  [1290, 160, 84, 120],
];

/** A bottle, a jug, a glass: what stands on the table. */
const bottle = (x: number, y: number): string =>
  before(
    `M${x - 26} ${y}V${y - 120}C${x - 26} ${y - 150} ${x - 12} ${y - 156} ${x - 12} ${y - 180}V${y - 220}H${x + 12}V${y - 180}C${x + 12} ${y - 156} ${x + 26} ${y - 150} ${x + 26} ${y - 120}V${y}Z`,
    14,
  ) +
  cut(gouge([x - 13, y - 70], 1.57, 90, 6)) +
  outlined(`M${x - 24} ${y - 84}H${x + 24}V${y - 34}H${x - 24}Z`, 5);
const glass = (x: number, y: number): string =>
  outlined(`M${x - 27} ${y - 92}H${x + 27}L${x + 21} ${y}H${x - 21}Z`, 8) +
  ink(`M${x - 24} ${y - 58}H${x + 24}L${x + 20} ${y - 6}H${x - 20}Z`) +
  cut(gouge([x - 10, y - 32], 1.57, 40, 5));

const guests: readonly Guest[] = [
  { at: [512, 470], size: 0.92, turned: true, hair: carved(bun, 'h2', 5), coat: 'white' },
  {
    at: [1076, 470],
    size: 0.92,
    turned: false,
    hair: carved(short, 'h4', 6),
    coat: 'striped',
    more: `${before(beard, 8)}${within('b4', beard, cut(field({ within: [-100, -50, 40, 50], every: [17, 15], angle: () => 1.2, length: 24, width: 3.2, seed: 4 })))}`,
  },
  {
    at: [226, 500],
    size: 1,
    turned: true,
    hair:
      before(cap, 12) +
      line('M-90 -134L98 -128', 6) +
      ink('M92 -124C104 -90 92 -60 80 -40L62 -30C60 -60 62 -84 46 -106C56 -118 70 -124 92 -124Z'),
    coat: 'black',
  },
  { at: [838, 500], size: 0.98, turned: false, hair: carved(long, 'h3', 9), coat: 'black' },
  {
    at: [1326, 500],
    size: 1,
    turned: false,
    hair: carved(short, 'h5', 8),
    coat: 'white',
    more: line('M-92 -92H-52A18 18 0 1 1 -54 -96M-52 -96L20 -92', 6, '#000'),
  },
];

/** The tree, and those who sit under it. */
const company = (): string =>
  [
    ink(
      field({
        within: [0, 170, 1500, 520],
        every: [104, 30],
        angle: (x) => 0.1 * Math.sin(x / 200),
        length: 96,
        width: 4.6,
        seed: 12,
        where: (x, y) => y > 240 + 30 * Math.sin(x / 120),
      }),
    ),
    before(limb(trunk), 20),
    within(
      'trunk',
      limb(trunk),
      cut(shade(trunk, { side: -0.3, length: 60, width: 8, seed: 3 }) + shade(trunk, { side: 0.2, length: 70, width: 6, seed: 9 })),
    ),
    ...fans.map(([x, y, turn, size]) => fan([x, y], turn, size)),
    ...guests.map(guest),
  ].join('');

/** The table, and what stands on it. */
const things = (): string =>
  [
    outlined('M-20 760H1520V820H-20Z', 12),
    ink(field({ within: [0, 776, 1500, 806], every: [120, 15], angle: () => 0, length: 100, width: 3, seed: 6 })),
    ink('M-20 820H1520V1010H-20Z'),
    cut(
      field({
        within: [-10, 832, 1510, 1000],
        every: [46, 86],
        angle: (x) => 1.57 + 0.14 * Math.sin(x / 90),
        length: 92,
        width: 6,
        seed: 8,
      }),
    ),
    bottle(372, 786),
    bottle(1206, 782),
    glass(448, 792),
    glass(668, 790),
    glass(1276, 794),
    glass(96, 790),
    // Papers, bread and a bell.
    outlined('M900 764L1070 758L1086 804L886 808Z', 8),
    ink(field({ within: [912, 770, 1060, 800], every: [60, 9], angle: () => -0.03, length: 54, width: 2.4, seed: 5 })),
    line('M1072 720L1026 788', 16, '#000'),
    line('M1068 724L1032 778', 4),
    before('M520 788C520 738 560 728 596 732C640 736 656 760 650 788Z', 14),
    cut(field({ within: [534, 744, 640, 784], every: [30, 17], angle: () => -0.9, length: 26, width: 4.4, seed: 2 })),
    outlined('M180 790C176 776 200 770 262 770C320 770 346 776 340 790C336 808 186 808 180 790Z', 8),
    disc(240, 776, 20) + disc(278, 778, 17) + disc(262, 764, 18),
    cut(gouge([234, 770], 0.5, 14, 4) + gouge([258, 758], 0.5, 14, 4) + gouge([274, 772], 0.5, 12, 4)),
    outlined('M1390 794C1386 740 1410 712 1442 712C1474 712 1498 740 1494 794Z', 9),
    line('M1380 796H1504', 14, '#000') + disc(1442, 700, 13),
    ink(field({ within: [1442, 726, 1490, 786], every: [15, 20], angle: () => 1.4, length: 26, width: 3.4, seed: 3 })),
  ].join('');

/** Five people at a long table under a chestnut. */
export function table(): Sheet {
  return {
    width: 1500,
    height: 1000,
    seed: 33,
    blocks: [
      {
        ink: pond,
        art:
          '<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#000"/><stop offset=".62" stop-color="#fff"/></linearGradient><rect width="1500" height="760" fill="url(#shade)"/>' +
          ink('M-10 812H1510V1010H-10Z'),
        grain: 0.9,
      },
      {
        ink: night,
        art: company() + things(),
        grain: 0.35,
      },
    ],
  };
}
