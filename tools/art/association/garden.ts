import { cut, disc, field, gouge, ink, leaf, line, type Point, within } from '../course/cuts.ts';
import type { Sheet } from '../course/print-sheet.ts';
import { before, limb, outlined } from './carve.ts';
import { night, pond } from './inks.ts';

/** A sunflower: petals around seeds, on a stalk. */
function sunflower([x, y]: Point, radius: number, seed: number): string {
  const stalk = [
    [x, y + radius * 0.5, 18],
    [x + 14, y + radius * 2.4, 24],
    [x - 10, 900, 30],
  ] as const;
  const petals = Array.from({ length: 19 }, (_, index) => {
    const angle = (index / 19) * 2 * Math.PI + seed;
    return gouge([x + Math.cos(angle) * radius * 0.82, y + Math.sin(angle) * radius * 0.82], angle, radius * 0.78, radius * 0.2);
  });
  return [
    before(limb(stalk), 14),
    leaf([x + 8, y + radius * 1.7], 24, radius * 1.5),
    leaf([x, y + radius * 2.1], 158, radius * 1.4),
    disc(x, y, radius * 1.24, '#fff'),
    petals.map((d) => `<path d="${d}" fill="#fff" stroke="#000" stroke-width="8" stroke-linejoin="round"/>`).join(''),
    disc(x, y, radius * 0.56),
    cut(
      Array.from({ length: 46 }, (_, index) => {
        const [turn, far] = [index * 2.4, Math.sqrt(index / 46) * radius * 0.48];
        return gouge([x + Math.cos(turn) * far, y + Math.sin(turn) * far], turn, 9, 4);
      }).join(''),
    ),
  ].join('');
}

const pickets = Array.from({ length: 15 }, (_, index) => -20 + index * 86);

const can = 'M96 470H372L392 760H76Z';
const spout = 'M380 650L520 470L500 452L372 560Z';

const tray = 'M690 516H1130L1040 690H800Z';
const heap = 'M700 520C740 440 800 470 840 430C890 390 940 440 980 420C1040 400 1090 460 1122 520Z';

/** The sky, the sunflowers and the fence. */
const fence = (): string =>
  [
    ink(
      field({
        within: [0, 0, 1200, 360],
        every: [100, 36],
        angle: (x, y) => 0.2 * Math.sin(x / 160 + y / 60),
        length: 100,
        width: 5,
        seed: 5,
        where: (x, y) => y < 300 + 40 * Math.sin(x / 90),
      }),
    ),
    sunflower([196, 150], 108, 0.3),
    sunflower([520, 96], 92, 0.1),
    sunflower([916, 168], 118, 0.5),
    // The fence.
    ink('M0 400H1200V700H0Z'),
    ...pickets.map((x, index) =>
      outlined(`M${x} ${326 + (index % 3) * 9}L${x + 33} ${276 + (index % 2) * 12}L${x + 66} ${324 + (index % 4) * 7}V712H${x}Z`, 8),
    ),
    ink(
      pickets
        .map((x) => field({ within: [x + 10, 340, x + 58, 700], every: [19, 80], angle: () => 1.57, length: 84, width: 3, seed: x + 90 }))
        .join(''),
    ),
    before('M-10 420H1210V452H-10ZM-10 590H1210V622H-10Z', 9),
    cut(
      field({ within: [0, 426, 1200, 446], every: [70, 10], angle: () => 0, length: 54, width: 2.6, seed: 3 }) +
        field({ within: [0, 596, 1200, 616], every: [70, 10], angle: () => 0, length: 54, width: 2.6, seed: 4 }),
    ),
  ].join('');

/** The ground, with a spade and a rake that lean on the fence. */
const ground = (): string =>
  [
    ink('M-10 694C200 676 420 704 640 690C860 676 1040 700 1210 686V810H-10Z'),
    cut(
      field({
        within: [0, 700, 1200, 800],
        every: [50, 22],
        angle: (x) => -1.2 + 0.5 * Math.sin(x / 70),
        length: 34,
        width: 6,
        seed: 18,
      }),
    ),
    // Spade and rake, which lean on the fence.
    line('M566 206L618 690', 44),
    line('M566 206L618 690', 24, '#000'),
    line('M560 226L612 680', 4),
    before('M540 152H604L612 216H548Z', 20),
    cut('M558 168H590L594 200H562Z'),
    before('M586 600L656 592L672 714C660 754 632 764 616 760C606 752 598 740 596 726Z', 18),
    cut(field({ within: [606, 616, 656, 740], every: [14, 50], angle: () => 1.46, length: 48, width: 3, seed: 9 })),
    line('M700 250L650 690', 42),
    line('M700 250L650 690', 22, '#000'),
    line('M697 262L652 670', 4),
    line('M622 216L786 236', 48),
    line('M622 216L786 236', 28, '#000'),
    line('M634 208L640 158M664 212L670 162M694 216L700 166M724 219L730 169M754 222L760 172M780 226L786 176', 22),
    line('M634 208L640 158M664 212L670 162M694 216L700 166M724 219L730 169M754 222L760 172M780 226L786 176', 10, '#000'),
  ].join('');

/** The watering can. */
const wateringCan = (): string =>
  [
    `<path d="M110 500C60 300 330 260 372 500" fill="none" stroke="#fff" stroke-width="54"/><path d="M110 500C60 300 330 260 372 500" fill="none" stroke="#000" stroke-width="26"/>`,
    line('M104 470C74 320 310 290 360 462', 5),
    before(spout, 20),
    before('M470 470L540 400L580 438L520 512Z', 18),
    cut(
      [0, 1, 2, 3, 4, 5]
        .map((index) => gouge([520 + (index % 3) * 17, 440 + Math.floor(index / 3) * 22 + (index % 3) * 3], 0.8, 13, 5))
        .join(''),
    ),
    before(can, 22),
    within(
      'can',
      can,
      line('M70 520H400M60 720H410', 9) +
        cut(
          field({ within: [84, 540, 200, 706], every: [24, 40], angle: () => 1.62, length: 66, width: 5, seed: 4 }) +
            field({ within: [200, 540, 260, 700], every: [30, 80], angle: () => 1.57, length: 44, width: 4, seed: 7 }),
        ),
    ),
    `<ellipse cx="234" cy="472" rx="140" ry="25" fill="#fff" stroke="#000" stroke-width="11"/><ellipse cx="234" cy="474" rx="104" ry="13"/>`,
  ].join('');

/** The barrow, with a heap of plants. */
const barrow = (): string =>
  [
    before(heap, 20),
    within(
      'heap',
      heap,
      cut(field({ within: [690, 400, 1130, 520], every: [36, 24], angle: (x) => (x - 900) / 300, length: 26, width: 5, seed: 3 })),
    ),
    leaf([790, 460], -118, 116),
    leaf([800, 456], -66, 128),
    leaf([900, 424], -104, 136),
    leaf([916, 424], -48, 116),
    leaf([1020, 430], -84, 128),
    leaf([1034, 436], -22, 104),
    line('M716 520L560 560M1130 520L1216 470', 40),
    line('M716 520L560 560M1130 520L1216 470', 20, '#000'),
    before(tray, 20),
    within(
      'tray',
      tray,
      line('M690 540H1130', 8) +
        cut(
          field({
            within: [700, 556, 1120, 690],
            every: [58, 26],
            angle: () => 0.05,
            length: 60,
            width: 4.4,
            seed: 13,
            where: (x, y) => x < 960 - (y - 556),
          }),
        ),
    ),
    line('M820 690L760 770M1010 690L1076 776', 34),
    line('M820 690L760 770M1010 690L1076 776', 18, '#000'),
    disc(912, 720, 92, '#fff'),
    disc(912, 720, 80),
    disc(912, 720, 54, '#fff'),
    line('M912 666V774M858 720H966M874 682L950 758M950 682L874 758', 11, '#000'),
    disc(912, 720, 18),
  ].join('');

/** Tools before a fence with sunflowers. */
export function garden(): Sheet {
  return {
    width: 1200,
    height: 800,
    seed: 12,
    blocks: [
      {
        ink: pond,
        art:
          '<linearGradient id="air" x2="0" y2="1"><stop stop-color="#222"/><stop offset="1" stop-color="#fff"/></linearGradient><rect width="1200" height="420" fill="url(#air)"/>' +
          ink('M0 668H1200V800H0Z') +
          `<path d="${can}" fill="#fff"/><path d="${tray}" fill="#fff"/>`,
        grain: 0.9,
      },
      {
        ink: night,
        art: fence() + ground() + wateringCan() + barrow(),
        grain: 0.35,
      },
    ],
  };
}
