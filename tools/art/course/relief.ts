import { cut, disc, field, gouge, ink, leaf, line, rays, whole, within } from './cuts.ts';
import { black, blue, red, type Sheet, yellow } from './print-sheet.ts';

const birdBody =
  'M196 372L338 318C352 246 428 208 506 236C566 258 604 312 650 392C712 498 796 586 932 690L884 742C800 716 726 690 664 664C612 730 520 752 440 712C352 668 306 566 330 466C336 438 340 420 336 402Z';

/** A blackbird that sings before the sun, cut in lino: three blocks. */
export function bird(): Sheet {
  const sun: readonly [number, number] = [610, 400];
  const feathers = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 9 }, (__, at) => {
      const t = at / 9;
      return gouge([452 + 330 * t + row * 8, 430 + 196 * t ** 1.15 + (row - 3) * 25 * (1 - 0.72 * t)], 0.42 + 0.4 * t, 46, 5.4 - 0.3 * row);
    }).join(''),
  ).join('');
  const breast = field({
    within: [340, 480, 560, 720],
    every: [30, 34],
    angle: () => 1.25,
    length: 22,
    width: 6,
    seed: 8,
    where: (x, y) => y > x * 0.55 + 270,
  });
  return {
    width: 1000,
    height: 1000,
    seed: 4,
    blocks: [
      { ink: yellow, art: whole(1000, 1000) },
      {
        ink: red,
        art:
          disc(...sun, 318) +
          cut(rays(sun, 246, 330, 44, 9, 3)) +
          [
            [150, 742],
            [214, 800],
            [824, 868],
            [902, 840],
            [330, 884],
          ]
            .map(([x = 0, y = 0]) => disc(x, y, 33))
            .join(''),
      },
      {
        ink: black,
        art: [
          ink(
            field({
              within: [-20, -10, 1020, 1010],
              every: [74, 50],
              angle: (x, y) => Math.atan2(y - sun[1], x - sun[0]),
              length: 66,
              width: 6.5,
              seed: 12,
              where: (x, y) => Math.hypot(x - sun[0], y - sun[1]) > 390,
            }),
          ),
          line('M-30 872C160 792 300 850 470 806C640 762 800 812 1040 730', 36, '#000'),
          line('M470 806C520 860 560 900 640 930', 20, '#000'),
          cut(field({ within: [0, 772, 1000, 872], every: [62, 17], angle: () => -0.12, length: 50, width: 3.4, seed: 5 })),
          leaf([120, 838], 118, 190),
          leaf([250, 832], 62, 178),
          leaf([640, 930], 22, 200),
          leaf([760, 790], -52, 170),
          leaf([900, 768], 70, 170),
          leaf([64, 850], -76, 160),
          line('M470 720L452 800M556 716L560 796M452 800l-40 10M452 800l26 12M560 796l-36 12M560 796l34 8', 17, '#000'),
          ink(birdBody),
          within(
            'bird',
            birdBody,
            cut(feathers) +
              cut(breast) +
              line('M424 420C520 372 620 452 700 540C760 604 820 650 890 712', 7) +
              line('M432 470C470 590 560 640 672 650', 7),
          ),
          cut('M196 372L338 352L334 388Z'),
          line('M230 371L330 366', 5, '#000'),
          disc(432, 318, 27, '#fff'),
          disc(430, 319, 15),
          disc(425, 314, 5, '#fff'),
        ].join(''),
      },
    ],
  };
}

/** Where the crest of a wave is. */
const swell = (base: number, rise: number, wide: number, shift: number): string => {
  let d = `M-40 ${base}`;
  for (let x = -40 - shift; x < 1080; x += wide)
    d += `C${x + wide * 0.3} ${base - rise * 0.2} ${x + wide * 0.42} ${base - rise} ${x + wide * 0.7} ${base - rise}C${x + wide * 0.9} ${base - rise} ${x + wide * 0.96} ${base - rise * 0.42} ${x + wide * 0.82} ${base - rise * 0.44}C${x + wide * 0.9} ${base - rise * 0.2} ${x + wide * 0.94} ${base} ${x + wide} ${base}`;
  return `${d}V1040H-40Z`;
};

/** The crest and its foam, cut away from the block below. */
const foam = (base: number, rise: number, wide: number, shift: number): string => {
  const marks: string[] = [];
  for (let x = -40 - shift; x < 1080; x += wide) {
    for (let at = 0; at < 13; at += 1) {
      const t = at / 12;
      marks.push(gouge([x + wide * (0.16 + 0.54 * t), base - rise * (0.06 + 0.8 * t ** 0.8) + 34], -0.95 + 0.75 * t, 60, 6));
    }
    for (let at = 0; at < 6; at += 1)
      marks.push(gouge([x + wide * (0.68 + 0.034 * at), base - rise * (0.86 - 0.07 * at)], 0.5 + at * 0.2, 34, 9));
  }
  return marks.join('');
};

/** Waves and a boat, printed with water colour from wood: the blue fades, as the printer wipes it. */
export function waves(): Sheet {
  const fade =
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#111"/><stop offset=".42" stop-color="#fff"/></linearGradient><rect width="1000" height="620" fill="url(#sky)"/>';
  const one = swell(610, 120, 330, 60);
  const two = swell(770, 200, 470, 220);
  const three = swell(960, 300, 640, 60);
  const boat = 'M560 560C620 600 760 604 850 540C836 612 800 640 720 640C640 640 590 620 560 560Z';
  return {
    width: 1000,
    height: 1000,
    seed: 9,
    blocks: [
      { ink: [150, 186, 222], art: fade + ink(one) + ink(two) + ink(three), grain: 0.7 },
      { ink: red, art: disc(300, 300, 148), grain: 0.8 },
      {
        ink: blue,
        art:
          within('one', one, whole(1000, 1000) + cut(foam(610, 120, 330, 60)) + cut(boat)) +
          cut(two) +
          within(
            'two',
            two,
            field({
              within: [0, 560, 1000, 1000],
              every: [80, 26],
              angle: (x) => 0.4 * Math.sin(x / 75 + 1.4),
              length: 120,
              width: 7,
              seed: 2,
            })
              .replace(/^/, '<path d="')
              .concat('"/>'),
          ) +
          cut(three) +
          within('three', three, whole(1000, 1000) + cut(foam(960, 300, 640, 60))),
        grain: 0.9,
      },
      {
        ink: black,
        art:
          ink(boat) +
          line('M704 560V330', 12, '#000') +
          ink('M716 340C800 380 826 460 820 530L716 540Z') +
          cut('M732 372C790 404 806 460 804 514L732 524Z') +
          line('M732 420L800 440M732 470L806 484', 6, '#000') +
          line('M590 584C660 612 760 606 826 572', 7),
        grain: 0.4,
      },
    ],
  };
}
