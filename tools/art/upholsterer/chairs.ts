import { oval, shaded, shape, soft, stroke, within } from '../brush/svg.ts';

/** The colours of a cloth: in the light, as it is, and in the shade. */
export type Cloth = { light: string; base: string; dark: string; deep: string };

export const velvet: Cloth = { light: '#7fa486', base: '#44735c', dark: '#274a3d', deep: '#152a24' };
export const mustard: Cloth = { light: '#f2c768', base: '#d99a35', dark: '#a3661f', deep: '#5e3814' };
export const faded: Cloth = { light: '#d6b9a6', base: '#b08e7c', dark: '#7f6355', deep: '#4b382f' };
export const leather: Cloth = { light: '#c9804f', base: '#94502c', dark: '#5f2f1a', deep: '#35190f' };
export const blueLinen: Cloth = { light: '#a9c0cd', base: '#6f93a8', dark: '#456679', deep: '#263d4b' };

export const wood = ['#8a5a36', '#54331f', '#2e1b11'] as const;

const nails = (places: readonly (readonly [number, number])[], size = 6): string =>
  places
    .map(([x, y]) => oval(x, y, size, size, '#7a5222') + oval(x - size * 0.25, y - size * 0.3, size * 0.55, size * 0.5, '#f0cd83'))
    .join('');

/** A leg as a turner makes it, from its top. */
const turnedLeg = (x: number, top: number, height: number, width: number): string => {
  const half = width / 2;
  const at = (part: number): number => top + part * height;
  const path = `M${x - half} ${top}C${x - half * 1.1} ${at(0.12)} ${x - half * 0.5} ${at(0.16)} ${x - half * 0.6} ${at(0.22)}C${x - half * 1.3} ${at(0.34)} ${x - half * 0.8} ${at(0.6)} ${x - half * 0.4} ${at(0.8)}L${x - half * 0.45} ${at(1)}H${x + half * 0.45}L${x + half * 0.4} ${at(0.8)}C${x + half * 0.8} ${at(0.6)} ${x + half * 1.3} ${at(0.34)} ${x + half * 0.6} ${at(0.22)}C${x + half * 0.5} ${at(0.16)} ${x + half * 1.1} ${at(0.12)} ${x + half} ${top}Z`;
  return shaded(path, [wood[0], 0.45, wood[1], wood[2]], [0, 0, 1, 0]) + oval(x, at(0.99), half * 0.7, half * 0.3, '#c79a4a');
};

/** A wing chair from the front, lit from the left. Its seat is 430 wide, around 600, and its feet are at 985. */
export function wingChair({ light, base, dark, deep }: Cloth): string {
  const back = 'M402 700C388 520 392 380 424 300C448 238 520 212 600 212C680 212 752 238 776 300C808 380 812 520 798 700Z';
  const leftWing = 'M424 300C396 262 352 272 330 318C306 372 312 470 338 540C352 574 376 600 408 622C398 520 396 400 424 300Z';
  const rightWing = 'M776 300C804 262 848 272 870 318C894 372 888 470 862 540C848 574 824 600 792 622C802 520 804 400 776 300Z';
  const leftArm = 'M262 652C258 596 296 566 340 570C388 574 412 606 410 660L414 884H300C284 800 268 730 262 652Z';
  const rightArm = 'M938 652C942 596 904 566 860 570C812 574 788 606 790 660L786 884H900C916 800 932 730 938 652Z';
  const cushion =
    'M392 716C388 676 414 662 460 656C540 648 660 648 740 656C786 662 812 676 808 716L806 758C804 786 786 796 752 798C650 806 550 806 448 798C414 796 396 786 394 758Z';
  const rail = 'M402 786H798L794 884C700 872 500 872 406 884Z';
  return [
    soft(oval(610, 985, 360, 34, '#1d120c'), 18, 0.75),
    turnedLeg(420, 880, 90, 40),
    turnedLeg(790, 880, 90, 40),
    shaded(back, [light, 0.3, base, 0.75, dark, deep], [0, 0, 1, 0.7]),
    within(
      back,
      soft(oval(420, 470, 70, 260, deep), 30, 0.75) +
        soft(oval(800, 480, 90, 300, deep), 34, 0.75) +
        soft(oval(600, 690, 240, 56, deep), 24, 0.9) +
        soft(oval(540, 350, 70, 100, light), 40, 0.75) +
        [0, 1]
          .flatMap((line) =>
            [-1, 0, 1].slice(0, line ? 2 : 3).map((at) => dimple(600 + (at + (line ? 0.5 : 0)) * 105, 390 + line * 112, deep, light)),
          )
          .join(''),
    ),
    shaded(leftWing, [light, 0.4, base, 0.8, dark, deep], [0, 0, 1, 0.2]),
    shaded(rightWing, [dark, 0.35, deep, 0.7, dark, base], [0, 0, 1, 0.3]),
    soft(shape('M336 340C322 400 326 470 350 530C340 450 340 390 352 330Z', light), 6, 0.9),
    stroke('M424 300C448 238 520 212 600 212C680 212 752 238 776 300', light, 6, 0.9),
    stroke('M424 300C396 262 352 272 330 318C306 372 312 470 338 540', light, 5, 0.8),
    stroke('M776 300C804 262 848 272 870 318C894 372 888 470 862 540', base, 5, 0.9),
    shaded(rail, [base, 0.5, dark, deep], [0, 0, 1, 1]),
    shaded(cushion, [light, 0.35, base, 0.7, dark, deep], [0, 0, 0.35, 1]),
    within(
      cushion,
      soft(oval(520, 682, 150, 22, light), 14, 0.9) +
        soft(oval(770, 740, 80, 60, deep), 26, 0.7) +
        soft(oval(400, 740, 30, 70, deep), 14, 0.6),
    ),
    stroke('M396 730C460 746 740 746 804 730', light, 4, 0.65),
    stroke('M396 762C450 786 750 786 804 762', deep, 5, 0.6),
    soft(shape('M402 790H798V806H402Z', deep), 6, 0.9),
    shaded(leftArm, [light, 0.35, base, 0.75, dark, deep], [0, 0, 1, 0.25]),
    shaded(rightArm, [base, 0.3, dark, deep], [0, 0, 1, 0.4]),
    within(leftArm, soft(oval(330, 590, 52, 20, light), 8, 1) + soft(oval(290, 720, 16, 130, light), 12, 0.5)),
    within(rightArm, soft(oval(850, 590, 48, 16, light), 9, 0.8)),
    spiral(336, 650, 58, base, deep),
    spiral(864, 650, 58, dark, deep),
    nails(Array.from({ length: 12 }, (_, at) => [402 - at * 0.2, 700 + at * 16] as const)),
    nails(Array.from({ length: 12 }, (_, at) => [798 + at * 0.2, 700 + at * 16] as const)),
    nails(
      Array.from({ length: 26 }, (_, at) => [412 + at * 15, 874 - 8 * Math.sin((at / 25) * Math.PI)] as const),
      5,
    ),
    cabriole(352, 880, 1),
    cabriole(848, 880, -1),
  ].join('');
}

/** A button that is pulled deep, with the folds that lead to it. */
export const dimple = (x: number, y: number, deep: string, light: string, size = 1): string =>
  soft(oval(x, y, 20 * size, 17 * size, deep), 7, 0.85) +
  [30, 150, 210, 330]
    .map((turn) =>
      stroke(
        `M${x} ${y}L${x + Math.cos((turn * Math.PI) / 180) * 52 * size} ${y + Math.sin((turn * Math.PI) / 180) * 52 * size}`,
        deep,
        4 * size,
        0.35,
      ),
    )
    .join('') +
  oval(x, y, 8 * size, 7.5 * size, deep) +
  oval(x - 2 * size, y - 2.5 * size, 4 * size, 3 * size, light);

const spiral = (x: number, y: number, radius: number, base: string, deep: string): string =>
  stroke(
    `M${x} ${y + radius}C${x - radius * 1.25} ${y + radius} ${x - radius * 1.2} ${y - radius} ${x} ${y - radius * 0.95}C${x + radius} ${y - radius} ${x + radius} ${y + radius * 0.5} ${x} ${y + radius * 0.5}C${x - radius * 0.6} ${y + radius * 0.5} ${x - radius * 0.5} ${y - radius * 0.4} ${x} ${y - radius * 0.35}`,
    deep,
    6,
    0.7,
  ) +
  stroke(
    `M${x - radius * 0.9} ${y}C${x - radius * 0.9} ${y - radius * 0.8} ${x - 10} ${y - radius * 1.05} ${x + 10} ${y - radius * 0.98}`,
    base,
    5,
    0.9,
  );

const cabriole = (x: number, top: number, side: 1 | -1): string => {
  const at = (dx: number): number => x - side * dx;
  return (
    shaded(
      `M${at(-46)} ${top - 4}H${at(46)}C${at(58)} ${top + 34} ${at(36)} ${top + 58} ${at(38)} ${top + 84}L${at(52)} ${top + 102}C${at(40)} ${top + 112} ${at(12)} ${top + 110} ${at(8)} ${top + 100}C${at(6)} ${top + 62} ${at(-18)} ${top + 36} ${at(-46)} ${top + 26}Z`,
      [wood[0], 0.5, wood[1], wood[2]],
      [0, 0, 1, 0.5],
    ) + stroke(`M${at(40)} ${top + 6}C${at(46)} ${top + 34} ${at(30)} ${top + 58} ${at(32)} ${top + 84}`, '#b98454', 4, 0.7)
  );
};

/** A low chair with a buttoned oval back, around 600. `isWorn`: its cloth is torn, and the horsehair comes out. */
export function nursingChair({ light, base, dark, deep }: Cloth, isWorn: boolean): string {
  const frame = 'M430 560C400 400 430 190 600 184C770 190 800 400 770 560Z';
  const back = 'M456 552C430 410 458 222 600 216C742 222 770 410 744 552Z';
  const seat =
    'M386 590C392 548 440 532 600 530C760 532 808 548 814 590C822 640 806 664 760 668C660 676 540 676 440 668C394 664 378 640 386 590Z';
  const apron = 'M396 650C460 672 740 672 804 650L796 704C720 716 480 716 404 704Z';
  const rows = [300, 380, 460].flatMap((y, line) =>
    [-1, 0, 1].slice(0, line % 2 ? 2 : 3).map((at) => [600 + (at + (line % 2 ? 0.5 : 0)) * 92, y] as const),
  );
  return [
    soft(oval(610, 800, 290, 26, '#1d120c'), 14, 0.75),
    turnedLeg(500, 690, 100, 30),
    turnedLeg(706, 690, 100, 30),
    shaded(frame, ['#a06a3f', 0.5, wood[1], wood[2]], [0, 0, 1, 0.6]),
    stroke('M440 540C414 400 440 204 600 198', '#c99463', 5, 0.9),
    shaded(back, [light, 0.35, base, 0.8, dark, deep], [0, 0, 1, 0.6]),
    within(
      back,
      soft(oval(530, 300, 70, 90, light), 34, 0.8) +
        soft(oval(740, 420, 70, 190, deep), 34, 0.7) +
        soft(oval(600, 556, 160, 40, deep), 18, 0.8) +
        rows
          .filter((_, at) => !isWorn || ![2, 4].includes(at))
          .map(([x, y]) => dimple(x, y, deep, light, 0.9))
          .join(''),
    ),
    isWorn ? '' : stroke('M456 552C430 410 458 222 600 216C742 222 770 410 744 552', light, 5, 0.7),
    shaded(seat, [light, 0.4, base, 0.75, dark, deep], [0, 0, 0.4, 1]),
    within(
      seat,
      soft(oval(530, 562, 130, 22, light), 14, isWorn ? 0.3 : 0.95) +
        soft(oval(770, 620, 70, 50, deep), 22, 0.7) +
        (isWorn ? soft(oval(600, 580, 130, 26, deep), 20, 0.85) : ''),
    ),
    shaded(apron, [base, 0.5, dark, deep], [0, 0, 1, 1]),
    ...(isWorn
      ? [
          // A tear in the seat with webbing and horsehair in it, one in the back, and a fringe of threads.
          shape('M520 600C548 580 620 576 676 590C690 606 670 640 640 646C590 652 530 640 520 600Z', '#2a1c14'),
          Array.from({ length: 26 }, (_, at) => {
            const [x, y] = [528 + ((at * 61) % 140), 596 + ((at * 37) % 44)];
            return stroke(
              `M${x} ${y}c${12 - (at % 5) * 6} ${-16 - (at % 3) * 6} ${20 - (at % 7) * 5} ${4} ${26 - (at % 4) * 13} ${-10 + (at % 5) * 6}`,
              ['#6b4a30', '#8d6a45', '#3d2819', '#c9a878'][at % 4] ?? '',
              3.4,
              0.95,
            );
          }).join(''),
          stroke('M518 604C548 580 620 574 680 590', '#e6d3bd', 7, 0.9),
          shape('M664 300C690 320 704 380 690 440C676 430 664 380 664 300Z', '#33241b'),
          Array.from({ length: 11 }, (_, at) =>
            stroke(
              `M${672 + (at % 3) * 6} ${330 + at * 9}c${16} ${-6 + (at % 4) * 4} ${18} ${12} ${26 - (at % 3) * 8} ${14}`,
              at % 2 ? '#a9835a' : '#d9c3a4',
              3,
              0.9,
            ),
          ).join(''),
          soft(oval(520, 420, 44, 56, '#7b5a44'), 14, 0.55),
          Array.from({ length: 16 }, (_, at) =>
            stroke(`M${420 + at * 23} 700l${(at % 3) * 4 - 4} ${16 + (at % 5) * 7}`, base, 3, 0.9),
          ).join(''),
        ]
      : [
          nails(
            Array.from({ length: 25 }, (_, at) => [412 + at * 15.7, 700 + 9 * Math.sin((at / 24) * Math.PI)] as const),
            5.5,
          ),
          stroke('M388 600C420 640 780 640 812 600', light, 4, 0.6),
        ]),
    turnedLeg(424, 700, 100, 36),
    turnedLeg(776, 700, 100, 36),
  ].join('');
}
