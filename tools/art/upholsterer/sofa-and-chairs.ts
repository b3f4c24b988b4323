import type { Drawing } from '../brush/brush-strokes.ts';
import { oval, placed, shaded, shape, soft, stroke, within } from '../brush/svg.ts';
import { blueLinen, type Cloth, dimple, leather, wood } from './chairs.ts';
import { floor, scene } from './scene.ts';

/** A sofa of leather with buttons and rolled arms, below a picture and beside a lamp. */
export function sofa(): Drawing {
  const { light, base, dark, deep } = leather;
  const back = 'M214 560C200 440 214 372 262 360C420 346 780 346 938 360C986 372 1000 440 986 560V640H214Z';
  const arm = (x: number, side: 1 | -1): string => {
    const at = (dx: number): number => x + side * dx;
    const path = `M${at(-64)} 440C${at(-66)} 376 ${at(60)} 370 ${at(66)} 440C${at(68)} 486 ${at(44)} 500 ${at(44)} 530L${at(48)} 736H${at(-40)}L${at(-44)} 530C${at(-52)} 500 ${at(-66)} 486 ${at(-64)} 440Z`;
    return (
      shaded(path, side > 0 ? [light, 0.4, base, deep] : [deep, 0.5, dark, base], side > 0 ? [0, 0, 1, 0.4] : [1, 0, 0, 0.4]) +
      within(path, soft(oval(at(-6), 398, 44, 16, light), 9, 0.8)) +
      stroke(
        `M${x} 486C${at(-56)} 486 ${at(-54)} 396 ${x} 398C${at(52)} 398 ${at(46)} 470 ${x} 464C${at(-26)} 460 ${at(-22)} 424 ${x} 424`,
        deep,
        6,
        0.7,
      ) +
      Array.from({ length: 14 }, (_, index) => oval(at(-36), 530 + index * 15, 4.5, 4.5, '#d9ae63')).join('')
    );
  };
  const cushions = [300, 502, 704].map((left) => {
    const path = `M${left} 574C${left + 4} 558 ${left + 188} 558 ${left + 196} 574L${left + 198} 634C${left + 190} 648 ${left + 8} 648 ${left - 2} 634Z`;
    return (
      shaded(path, [light, 0.35, base, deep], [0, 0, 0.3, 1]) +
      within(path, soft(oval(left + 80, 574, 80, 12, '#e8a876'), 9, 0.8)) +
      stroke(`M${left} 596C${left + 60} 606 ${left + 140} 606 ${left + 196} 596`, deep, 3.5, 0.6)
    );
  });
  const buttons = [0, 1]
    .flatMap((row) => Array.from({ length: 9 - row }, (_, at) => dimple(256 + row * 43 + at * 86, 428 + row * 70, deep, light, 0.82)))
    .join('');
  return scene(
    31,
    shaded('M0 0H1200V720H0Z', ['#7f9aa0', 0.6, '#53707a', '#2f4650'], [0, 0, 1, 0.8]),
    soft(oval(1080, 250, 330, 330, '#f7d79a'), 90, 0.75),
    // The picture: a field below an evening sky.
    soft(shape('M356 66H716V286H356Z', '#1c2a30'), 12, 0.6),
    shape('M344 50H704V272H344Z', '#b98a46'),
    shaded('M364 70H684V252H364Z', ['#f0c48a', 0.5, '#d98e62', 0.52, '#6d7a4a', '#39492f'], [0, 0, 0, 1]),
    shape('M364 176C420 150 470 160 524 172C580 150 630 158 684 170V196H364Z', '#4a5a4c'),
    floor(720, '#8d6240', '#4a3020'),
    shape('M0 700H1200V724H0Z', '#dfe0d4'),
    // The lamp.
    stroke('M1086 300V770', '#3a2a1c', 12),
    shaded('M1010 300L1046 160H1126L1162 300C1110 316 1062 316 1010 300Z', ['#fff0c4', '#e2a957'], [0, 0, 0, 1]),
    oval(1086, 776, 70, 16, '#2c1f15'),
    shaded('M60 884C170 790 1030 790 1140 884L1180 930H20Z', ['#8d3a34', '#4c1d1c'], [0, 0, 1, 0.3]),
    stroke('M100 880C200 812 1000 812 1100 880', '#d9b070', 8, 0.7),
    soft(oval(600, 790, 470, 30, '#140c07'), 16, 0.8),
    [300, 900]
      .map((x) =>
        shaded(`M${x - 26} 730H${x + 26}C${x + 34} 756 ${x + 20} 776 ${x} 782C${x - 20} 776 ${x - 34} 756 ${x - 26} 730Z`, [
          wood[0],
          wood[2],
        ]),
      )
      .join(''),
    shaded(back, [light, 0.35, base, 0.7, dark, deep], [0, 0, 0.7, 1]),
    within(back, buttons + soft(oval(600, 580, 420, 40, deep), 20, 0.9) + soft(oval(600, 362, 380, 12, '#e8a876'), 9, 0.8)),
    ...cushions,
    shaded('M280 640H920V738C760 728 440 728 280 738Z', [base, 0.5, dark, deep], [0, 0, 0.4, 1]),
    soft(shape('M290 640H910V662H290Z', deep), 8, 0.8),
    Array.from({ length: 40 }, (_, at) => oval(290 + at * 15.9, 728 - 5 * Math.sin((at / 39) * Math.PI), 4.5, 4.5, '#d9ae63')).join(''),
    arm(254, 1),
    arm(946, -1),
    // A cushion and a folded blanket.
    placed(
      shaded('M-80 -70C-40 -84 40 -84 84 -68C96 -20 96 30 82 74C40 86 -40 88 -82 72C-96 30 -94 -26 -80 -70Z', [
        '#f0c96d',
        0.6,
        '#d39a35',
        '#7d4e1c',
      ]) + stroke('M-74 -60C-30 -40 30 -40 76 -58', '#fff0c4', 4, 0.5),
      388,
      500,
      1,
      -12,
    ),
  );
}

/** The chair of a dining room with a balloon back and a seat that drops in, standing at 0, 0. */
function diningChair({ light, base, dark, deep }: Cloth): string {
  const seat = 'M-122 -250C-60 -262 60 -262 122 -250L150 -206C60 -190 -60 -190 -150 -206Z';
  const leg = (x: number, top: number, bottom: number, lean: number): string =>
    shaded(`M${x - 15} ${top}H${x + 15}L${x + 9 + lean} ${bottom}H${x - 9 + lean}Z`, ['#9a6238', 0.5, wood[1], wood[2]], [0, 0, 1, 0]);
  return [
    soft(oval(10, 0, 190, 20, '#140c07'), 12, 0.75),
    leg(-96, -250, -14, -8),
    leg(96, -250, -14, 8),
    stroke('M-112 -256C-150 -380 -120 -520 0 -524C120 -520 150 -380 112 -256', wood[2], 34),
    stroke('M-114 -258C-150 -380 -120 -518 0 -520C120 -518 150 -380 114 -258', '#7a4a2b', 24),
    stroke('M-122 -300C-146 -400 -118 -508 -10 -518', '#d29b68', 7, 0.9),
    stroke('M-122 -380C-60 -352 60 -352 122 -380', wood[2], 30),
    stroke('M-120 -384C-60 -358 60 -358 120 -384', '#8a5632', 20),
    stroke('M-110 -390C-60 -368 40 -366 90 -380', '#d29b68', 5, 0.8),
    shaded('M-152 -212C-60 -194 60 -194 152 -212L148 -160C60 -146 -60 -146 -148 -160Z', ['#a56d42', 0.5, wood[1], wood[2]], [0, 0, 1, 0.6]),
    shaded(seat, [light, 0.5, base, dark], [0, 0, 0.8, 1]),
    within(
      seat,
      Array.from({ length: 9 }, (_, at) =>
        stroke(`M${(at - 4) * 29} -266L${(at - 4) * 37} -186`, at % 2 ? '#f5ead2' : deep, at % 2 ? 9 : 4, 0.75),
      ).join('') +
        soft(oval(-40, -246, 80, 12, '#fff'), 8, 0.5) +
        soft(oval(110, -216, 60, 30, deep), 14, 0.6),
    ),
    leg(-132, -180, 0, -2),
    leg(132, -180, 0, 2),
    stroke('M-138 -176L-138 -10', '#d29b68', 4, 0.8),
  ].join('');
}

/** Three chairs at a laid table. */
export const dining = (): Drawing =>
  scene(
    37,
    shaded('M0 0H1200V690H0Z', ['#e8d4ae', 0.6, '#cfae80', '#94704b'], [0, 0, 1, 0.7]),
    soft(oval(240, 240, 320, 300, '#fff0c8'), 90, 0.7),
    // A dresser with plates.
    shape('M760 90H1120V700H760Z', '#4f6f66'),
    shape('M780 110H1100V420H780Z', '#2c443e'),
    [180, 290, 400]
      .map(
        (y) =>
          shape(`M780 ${y}H1100V${y + 12}H780Z`, '#6c8f84') +
          [830, 905, 980, 1052]
            .map((x) => oval(x, y - 34, 32, 33, '#e9e2cf') + oval(x, y - 34, 21, 22, '#b9c6c4') + oval(x, y - 34, 10, 10, '#5f7f97'))
            .join(''),
      )
      .join(''),
    shape('M746 430H1134V462H746Z', '#6c8f84'),
    [800, 960]
      .map(
        (x) =>
          shape(`M${x - 20} 490h140v180h-140Z`, '#44625a') +
          stroke(`M${x - 10} 500h120v160h-120Z`, '#6c8f84', 4) +
          oval(x + 50, 580, 7, 7, '#d9ae63'),
      )
      .join(''),
    floor(690, '#b07c4e', '#6b4529'),
    placed(diningChair(blueLinen), 330, 770, 0.94),
    placed(diningChair(blueLinen), 720, 770, 0.94),
    // The table in front, its cloth, a jug with flowers and a bowl.
    soft(oval(640, 850, 620, 50, '#140c07'), 22, 0.5),
    shaded('M-40 690C300 640 900 640 1240 690V900H-40Z', ['#fbf3e0', 0.35, '#e6d7b9', '#a58f6c'], [0, 0, 0.1, 1]),
    stroke('M-20 716C300 668 900 668 1220 716', '#b9472f', 7, 0.75),
    stroke('M-20 734C300 686 900 686 1220 734', '#b9472f', 3, 0.6),
    Array.from({ length: 9 }, (_, at) =>
      soft(
        shape(
          `M${60 + at * 140} 740C${50 + at * 140} 790 ${70 + at * 140} 850 ${50 + at * 140} 910H${90 + at * 140}C${96 + at * 140} 850 ${70 + at * 140} 800 ${60 + at * 140} 740Z`,
          '#7c6848',
        ),
        10,
        0.35,
      ),
    ).join(''),
    soft(oval(560, 716, 110, 20, '#4b3a24'), 10, 0.6),
    shaded(
      'M500 560C490 600 476 640 490 680C500 712 600 712 610 680C624 640 610 600 600 560Z',
      ['#8fb0be', 0.45, '#4d7890', '#1f3a4a'],
      [0, 0, 1, 0.1],
    ),
    stroke('M606 590C660 590 660 660 612 664', '#3a6075', 13),
    Array.from({ length: 54 }, (_, at) => {
      const [turn, away] = [at * 2.399, 16 * Math.sqrt(at)];
      const [x, y] = [550 + Math.cos(turn) * away * 1.12, 468 + Math.sin(turn) * away * 0.82];
      return at % 3 === 0
        ? stroke(`M550 570Q${(x + 550) / 2 + 12} ${y + 50} ${x} ${y}`, '#4c6b3c', 6, 0.9) + oval(x, y, 22, 12, '#6d8c4c')
        : oval(x, y, 19, 17, ['#f2d36b', '#e58f4a', '#fbf0d0', '#c9503a'][at % 4] ?? '') + oval(x + 2, y + 2, 6, 6, '#6a3a1c');
    }).join(''),
  );
