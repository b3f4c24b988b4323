import { cut, field, gouge, ink, line, within } from './cuts.ts';

const arm = 'M1196 396C1330 420 1440 400 1560 352L2000 190V900L1560 742C1440 700 1330 690 1206 690Z';
const hand = 'M884 452C900 392 980 352 1090 348C1180 346 1250 380 1274 430C1300 500 1298 610 1270 670C1230 722 1150 736 1080 724L900 668Z';
const fingers = [
  [876, 500, 92, 250, 6],
  [968, 510, 90, 276, 3],
  [1060, 514, 88, 280, 0],
  [1150, 512, 84, 256, -5],
] as const;
const finger = ([x, y, width, height, turn]: (typeof fingers)[number], grow = 0): string =>
  `<rect x="${x - grow}" y="${y - grow}" width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${width / 2 + grow}" transform="rotate(${turn} ${x} ${y})"/>`;
const thumb = 'M1150 372C1080 352 980 368 900 402C846 424 800 432 786 458C776 486 800 514 842 508C930 496 1010 480 1096 486Z';

type Finger = (typeof fingers)[number];

/** The creases of a knuckle. */
const crease = ([x, y, width, height]: Finger, from: number, inset: number): string => {
  const [left, middle, right] = [x + inset, x + width / 2, x + width - inset];
  const [foot, top] = [y + height * from, y + height * (from - 0.05)];
  return `M${left} ${foot}C${middle} ${top} ${middle} ${top} ${right} ${foot}`;
};

/** What is cut into a finger: two creases, three marks of shade and the nail. */
function cutsOf(each: Finger): string {
  const [x, y, width, height, turn] = each;
  const shade = [0.5, 0.58, 0.66].map((at, index) => gouge([x + width * (0.62 + 0.06 * index), y + height * at], 1.5, 54, 5));
  const half = width / 2 - 24;
  const nail = `M${x + 24} ${y + height - 58}q${half}-22 ${2 * half} 0v26q-${half} 20-${2 * half} 0Z`;
  return `<g transform="rotate(${turn} ${x} ${y})">${line(crease(each, 0.34, 16) + crease(each, 0.4, 18), 5)}${cut(shade.join('') + nail)}</g>`;
}

const tendons = field({
  within: [900, 380, 1270, 520],
  every: [58, 26],
  angle: (x, y) => 0.2 + (x - 1080) / 900 + (y - 450) / 1200,
  length: 54,
  width: 5,
  seed: 11,
  where: (x, y) => y > 420 && x > 940,
});

const sinews = field({
  within: [1240, 420, 1480, 690],
  every: [70, 30],
  angle: (x, y) => (y - 545) / 700 + (x - 1300) / 3000,
  length: 86,
  width: 5.4,
  seed: 6,
});

/** A hand around a handle, with its arm. */
export const grip = (): string =>
  [
    ink(arm),
    cut(sinews),
    ink(hand),
    within('hand', hand, cut(tendons)),
    `<g fill="#fff">${fingers.map((each) => finger(each, 8)).join('')}</g>`,
    ...fingers.map((each) => finger(each)),
    ...fingers.map(cutsOf),
    line(thumb, 18),
    ink(thumb),
    cut('M800 462C820 448 850 444 872 448L868 484C846 492 820 494 806 488Z'),
    line('M932 420C940 440 944 460 940 480M950 414C960 436 962 456 958 478', 5),
  ].join('');
