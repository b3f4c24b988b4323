import { cut, disc, field, ink, line, rays, within } from '../course/cuts.ts';
import type { Sheet } from '../course/print-sheet.ts';
import { before, limb, outlined, ripples, shade } from './carve.ts';
import { night, pond } from './inks.ts';

const water = 'M214 842H1066L1540 1620H-260Z';

/** The floats of the lanes, which meet behind the pool. */
const lanes = [-0.72, -0.3, 0.12, 0.54, 0.96].map((at) => {
  const [top, bottom] = [640 + 420 * at, 640 + 1010 * at];
  return `M${top} 842L${bottom} 1620`;
});

const poplars = [70, 168, 262, 362, 1010, 1108, 1204].map((x, index) => {
  const height = [420, 500, 456, 360, 380, 470, 430][index] ?? 400;
  return [
    [x, 700, 34],
    [x - 6, 700 - height * 0.25, 96],
    [x + 4, 700 - height * 0.6, 74],
    [x - 2, 700 - height * 0.86, 34],
    [x, 700 - height, 2],
  ] as const;
});

const cabins = Array.from({ length: 10 }, (_, index) => 250 + index * 78);

const body = [
  [432, 598, 40],
  [462, 566, 92],
  [506, 522, 104],
  [562, 472, 86],
  [612, 434, 92],
  [668, 404, 84],
  [738, 386, 58],
  [800, 382, 44],
  [852, 386, 46],
  [912, 404, 26],
  [950, 420, 22],
  [996, 446, 6],
] as const;

const otherLeg = [
  [620, 446, 70],
  [690, 420, 70],
  [752, 412, 50],
  [806, 414, 42],
  [856, 424, 42],
  [908, 450, 24],
  [940, 472, 20],
  [976, 506, 6],
] as const;

/** From the shoulder to the fingers. `far` is the arm behind the head. */
const arm = (far: number): readonly (readonly [number, number, number])[] => [
  [486 - far, 548 - far * 0.4, 52],
  [434 - far, 614 - far * 0.3, 38],
  [392 - far, 674, 30],
  [356 - far, 726, 24],
  [328 - far * 0.6, 772, 26],
  [300 - far * 0.4, 822, 6],
];

/** What of the body is in a bathing suit. */
const suit = 'M470 470L560 400L700 340L712 470L600 540L520 620L440 560Z';

const sky = field({
  within: [-20, -20, 1300, 700],
  every: [86, 34],
  angle: (x, y) => Math.atan2(y - 250, x - 470) + 1.57,
  length: 104,
  width: 5.5,
  seed: 12,
  where: (x, y) => Math.hypot(x - 470, y - 250) > 226 && y < 660 - 40 * Math.sin(x / 180),
});

/** The sky, the trees and the cabins. */
const shore = (): string =>
  [
    ink(sky),
    ink(rays([470, 250], 186, 236, 40, 6, 3)),
    // Trees, a hedge and the cabins.
    ink('M-10 640C180 606 420 650 640 622C860 596 1080 646 1290 616V722H-10Z'),
    cut(field({ within: [-10, 630, 1290, 720], every: [30, 20], angle: (x) => 0.6 * Math.sin(x / 40), length: 22, width: 5, seed: 3 })),
    ...poplars.map((each, index) => {
      const shape = limb(each);
      return (
        before(shape, 12) +
        within(
          `tree${index}`,
          shape,
          cut(
            shade(each, { side: 0.1, length: 74, width: 6.5, seed: index + 2 }) +
              shade(each, { side: -0.5, length: 44, width: 6, seed: index + 40 }),
          ),
        )
      );
    }),
    before('M226 640L250 606H1030L1054 640Z', 10),
    cut(field({ within: [250, 612, 1030, 634], every: [38, 11], angle: () => 0, length: 30, width: 3, seed: 8 })),
    outlined('M244 640H1036V800H244Z', 9),
    ...cabins.map((x, index) =>
      index % 2
        ? ink(`M${x} 656H${x + 66}V800H${x}Z`) + line(`M${x + 14} 664V796M${x + 33} 664V796M${x + 52} 664V796`, 6)
        : line(`M${x + 12} 662V800M${x + 26} 662V800M${x + 40} 662V800M${x + 54} 662V800`, 5, '#000') + disc(x + 52, 736, 6),
    ),
  ].join('');

/** The deck and the water. */
const pool = (): string =>
  [
    ink('M-10 800H1290V812H-10Z'),
    ink(field({ within: [-10, 822, 1290, 838], every: [90, 10], angle: () => 0, length: 70, width: 3, seed: 9 })),
    ink(
      field({
        within: [-10, 850, 200, 1600],
        every: [120, 46],
        angle: () => -0.98,
        length: 96,
        width: 7,
        seed: 19,
        where: (x, y) => x < 180 - (y - 850) * 0.62,
      }),
    ),
    ink(
      field({
        within: [1080, 850, 1300, 1600],
        every: [120, 46],
        angle: () => 0.98,
        length: 96,
        width: 7,
        seed: 29,
        where: (x, y) => x > 1100 + (y - 850) * 0.62,
      }),
    ),
    line('M214 842H1066L1540 1620M214 842L-260 1620', 14, '#000'),
    within(
      'pool',
      water,
      ink('M-300 842H1600V1640H-300Z') +
        cut(ripples([-260, 852, 1540, 1640], 30, 7)) +
        lanes.map((d) => line(d, 26, '#000')).join('') +
        lanes
          .map((d, at) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="${at % 2 ? 12 : 15}" stroke-dasharray="22 11"/>`)
          .join(''),
    ),
    // Where the dive ends, the water waits.
    `<g fill="none" stroke="#fff">${[
      [150, 40, 8],
      [100, 26, 7],
      [52, 13, 6],
    ]
      .map(([rx, ry, width]) => `<ellipse cx="300" cy="1120" rx="${rx}" ry="${ry}" stroke-width="${width}"/>`)
      .join('')}</g>`,
  ].join('');

/** The tower. */
const tower = (): string =>
  [
    before('M1136 452H1176V1010H1136ZM1236 452H1276V1010H1236Z', 14),
    line('M1156 560L1256 660M1256 560L1156 660M1156 720L1256 820M1256 720L1156 820', 15, '#000'),
    line('M1136 500H1276M1136 690H1276M1136 860H1276', 15, '#000'),
    before('M930 424H1300V462H930Z', 14),
    cut(field({ within: [950, 432, 1290, 454], every: [60, 11], angle: () => 0, length: 44, width: 3, seed: 6 })),
    line('M1090 424V300H1290M1090 362H1290', 13, '#000'),
    line('M1156 470V1004', 5),
  ].join('');

/** Who dives. */
const diver = (): string =>
  [
    ...[limb(body), limb(otherLeg), limb(arm(0)), limb(arm(34))].map(
      (d) => `<path d="${d}" fill="#fff" stroke="#fff" stroke-width="36" stroke-linejoin="round"/>`,
    ),
    disc(398, 640, 60, '#fff'),
    outlined(limb(arm(34)), 9),
    outlined(limb(otherLeg), 9),
    ink(shade(otherLeg, { side: 0.2, length: 24, width: 4, seed: 5 })),
    outlined('M360 646C356 616 378 590 408 590C436 590 452 612 448 640C444 668 424 686 400 682C376 678 362 668 360 646Z', 9),
    ink('M368 632C362 606 384 588 410 588C440 588 456 614 448 644L436 668C410 664 382 652 368 632Z'),
    line('M378 614C400 636 424 650 444 654', 5),
    outlined(limb(body), 10),
    within('suit', limb(body), ink(suit) + line('M520 452L596 560M572 414L640 510M628 384L676 470', 7)),
    within(
      'body',
      limb(body),
      ink(
        shade(
          [
            [700, 414, 20],
            [760, 402, 20],
            [860, 404, 16],
            [940, 424, 8],
          ],
          { side: 0, length: 22, width: 3.6, seed: 4 },
        ),
      ),
    ),
    outlined(limb(arm(0)), 9),
    ink(shade(arm(0), { side: -0.28, length: 20, width: 3.4, seed: 6 })),
  ].join('');

/** Somebody who dives from the tower into the pool: the picture of the bath. */
export function dive(): Sheet {
  return {
    width: 1280,
    height: 1600,
    seed: 5,
    blocks: [
      {
        ink: pond,
        art:
          '<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#333"/><stop offset="1" stop-color="#fff"/></linearGradient><rect width="1280" height="640" fill="url(#dusk)"/>' +
          disc(470, 250, 168, '#fff') +
          ink(water) +
          cut(ripples([-200, 850, 1500, 1620], 22, 31)) +
          ink('M0 706H250V780H0ZM1030 706H1280V780H1030Z'),
        grain: 0.9,
      },
      {
        ink: night,
        art: shore() + pool() + tower() + diver(),
        grain: 0.35,
      },
    ],
  };
}
