import { cut, disc, field, gouge, ink, leaf, line, rays, whole, within } from './cuts.ts';
import { black, blue, red, type Sheet, yellow } from './print-sheet.ts';

const pear =
  'M-8-300C40-306 74-262 86-190C98-116 196-52 202 84C208 214 118 292 4 292C-116 292-206 212-200 82C-194-48-108-108-92-190C-80-258-52-296-8-300Z';

const placed = (x: number, y: number, turn: number, size: number, art: string): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})">${art}</g>`;

/** Dots that grow towards the shaded side, as a film for screen printing has them. */
function dots(shade: (x: number, y: number) => number): string {
  let art = '';
  for (let row = -4; row < 74; row += 1) {
    for (let column = -4; column < 74; column += 1) {
      const [x, y] = [column * 15.5 + (row % 2) * 7.7, row * 13.4];
      const radius = 10.4 * Math.min(1, Math.max(0, shade(x, y)));
      if (radius > 1.2) art += `<circle cx="${x}" cy="${y}" r="${Math.round(radius * 10) / 10}"/>`;
    }
  }
  return art;
}

/** Two pears and a half one, from three screens. */
export function pears(): Sheet {
  const table = 'M-20 706C260 676 640 690 1020 664V1020H-20Z';
  const [one, two, half] = [
    [318, 470, -7, 1.16],
    [716, 520, 11, 1],
    [610, 826, 98, 0.62],
  ] as const;
  const shape = (at: readonly [number, number, number, number], color: string): string =>
    placed(...at, `<path fill="${color}" stroke="#fff" stroke-width="14" d="${pear}"/>`);
  const mask = (
    id: string,
    shown: readonly [number, number, number, number],
    hidden: readonly (readonly [number, number, number, number])[],
  ): string =>
    `<mask id="${id}"><rect width="1000" height="1000"/>${placed(...shown, `<path fill="#fff" d="${pear}"/>`)}${hidden.map((at) => placed(...at, `<path stroke="#000" stroke-width="14" d="${pear}"/>`)).join('')}</mask>`;
  const shadow = (cx: number, cy: number) => (x: number, y: number) => (Math.hypot((x - cx + 90) / 230, (y - cy + 20) / 330) - 0.72) * 1.5;
  return {
    width: 1000,
    height: 1000,
    seed: 6,
    blocks: [
      { ink: yellow, art: disc(820, 176, 94) + [two, one, half].map((at) => shape(at, '#000')).join('') },
      {
        ink: [238, 120, 112],
        art: `${whole(1000, 720)}<g fill="#fff">${[one, two].map((at) => placed(at[0] + 8, at[1] - 6, at[2], at[3], `<path d="${pear}"/>`)).join('')}</g>${cut(table)}${disc(828, 170, 94, '#fff')}`,
      },
      {
        ink: red,
        art: `${mask('m1', one, [half])}${mask('m2', two, [one, half])}<g mask="url(#m1)">${dots(shadow(318, 540))}</g><g mask="url(#m2)">${dots(shadow(716, 580))}</g>`,
      },
      {
        ink: blue,
        art: [
          `<mask id="t"><rect width="1000" height="1000" fill="#000"/><path fill="#fff" d="${table}"/>${[one, two, half].map((at) => placed(at[0] + 4, at[1] - 4, at[2], at[3], `<path fill="#000" d="${pear}"/>`)).join('')}</mask><g mask="url(#t)">${whole(1000, 1000)}${cut(field({ within: [0, 720, 1000, 1010], every: [128, 38], angle: () => -0.04, length: 104, width: 5, seed: 3 }))}</g>`,
          leaf([352, 128], -20, 190),
          leaf([690, 226], -150, 150),
        ].join(''),
      },
      {
        ink: black,
        art: [
          line('M308 128C302 96 312 60 346 40M742 222C752 190 748 170 734 146', 19, '#000'),
          placed(
            ...half,
            line(pear.slice(0, -1), 13, '#000') +
              line('M0-250C-30-120-50-40-46 40C-42 130-18 160 2 164C30 160 52 120 50 40C48-40 20-130 0-250', 7, '#000') +
              [
                [-18, 60, 20],
                [20, 76, -16],
                [2, 122, 4],
              ]
                .map(([x = 0, y = 0, a = 0]) => `<ellipse cx="${x}" cy="${y}" rx="13" ry="27" transform="rotate(${a} ${x} ${y})"/>`)
                .join(''),
          ),
          ink([0, 1, 2].map((at) => gouge([150 + 30 * at, 760 - 4 * at], 0.1, 240, 9)).join('')),
          ink(gouge([812, 806], 0.02, 250, 12) + gouge([800, 830], 0.02, 190, 8)),
        ].join(''),
      },
    ],
  };
}

const fishBody =
  'M92 520C170 392 330 320 520 340C650 354 760 420 838 490C876 458 916 424 968 404C940 480 938 560 966 642C914 620 874 588 836 556C754 624 640 684 510 692C326 702 166 640 92 520Z';

/** A fish, scratched into a plate with a needle; its tone was wiped by hand. */
export function fish(): Sheet {
  let scales = '';
  for (let row = 0; row < 12; row += 1)
    for (let at = 0; at < 17; at += 1) {
      const [x, y] = [350 + at * 29 + (row % 2) * 14, 372 + row * 27];
      scales += `M${x} ${y - 15}C${x + 22} ${y - 12} ${x + 22} ${y + 12} ${x} ${y + 15}`;
    }
  const shade = field({
    within: [100, 500, 860, 700],
    every: [13, 15],
    angle: (x) => -0.5 + x / 2600,
    length: 44,
    width: 2.4,
    seed: 6,
    where: (x, y) => y > 560 + Math.abs(x - 480) * -0.12 + 40,
  });
  const fins = [
    ['M352 352C410 250 540 226 640 274C610 308 606 340 616 372', 356, 350, 250, 0.5],
    ['M420 688C440 760 510 808 590 806C576 766 580 730 600 676', 430, 690, 110, 0.9],
  ] as const;
  const plate = 'M58 60H944V938H58Z';
  return {
    width: 1000,
    height: 1000,
    seed: 14,
    blocks: [
      {
        ink: [236, 196, 150],
        art: `<linearGradient id="tone" x1="0" x2="1" y2=".9"><stop stop-color="#333"/><stop offset=".5" stop-color="#aaa"/><stop offset="1" stop-color="#444"/></linearGradient><path d="${plate}" fill="url(#tone)"/>${cut(rays([420, 470], 60, 330, 26, 16, 5))}`,
      },
      {
        ink: yellow,
        art:
          disc(770, 236, 112) +
          cut(rays([770, 236], 18, 92, 9, 12, 2)) +
          disc(770, 236, 15, '#fff') +
          '<circle cx="770" cy="236" r="98" fill="none" stroke="#fff" stroke-width="9"/>',
      },
      {
        ink: red,
        art:
          within('gill', fishBody, `<path d="M92 520C150 420 200 380 262 352C300 440 306 600 268 682C190 650 130 590 92 520Z"/>`) +
          fins.map(([d]) => ink(`${d}Z`)).join(''),
      },
      {
        ink: [30, 44, 84],
        art: [
          line(fishBody, 9, '#000'),
          within('body', fishBody, line(scales, 5, '#000') + ink(shade)),
          line('M262 352C304 440 308 600 268 682M288 362C334 448 336 596 296 680', 8, '#000'),
          disc(196, 482, 34),
          disc(196, 482, 25, '#fff'),
          disc(200, 480, 14),
          line('M94 522C130 536 158 540 184 536', 8, '#000'),
          ...fins.map(([d]) => line(d, 8, '#000')),
          line(
            'M400 330L430 272M450 326L488 256M505 330L548 254M560 342L602 268M470 700L500 776M520 696L556 792M566 690L586 780',
            5,
            '#000',
          ),
          line('M846 500L944 432M852 516L940 486M852 530L940 556M846 544L938 614', 5, '#000'),
          line('M320 580C360 560 410 566 440 600C400 640 350 636 320 580', 7, '#000'),
          ink(field({ within: [70, 830, 930, 920], every: [46, 18], angle: () => 0.02, length: 60, width: 2, seed: 7 })),
          ink(
            field({
              within: [70, 76, 640, 200],
              every: [26, 20],
              angle: () => -0.9,
              length: 50,
              width: 1.8,
              seed: 9,
              where: (x, y) => y < 190 - x * 0.12,
            }),
          ),
          line(plate, 4, '#000'),
        ].join(''),
      },
    ],
  };
}

/** A book that is being sewn: sheets, thread and needle. */
export function book(): Sheet {
  const page = (side: number): string =>
    `M500 330C${500 + side * 120} 250 ${500 + side * 260} 250 ${500 + side * 400} 300V760C${500 + side * 260} 712 ${500 + side * 120} 716 500 796Z`;
  const cover = 'M500 300C380 214 220 218 64 270V808C230 760 380 772 500 852C620 772 770 760 936 808V270C780 218 620 214 500 300Z';
  const edges = Array.from(
    { length: 6 },
    (_, at) => `M${110 + at * 9} ${322 + at * 2}V${776 - at * 3}M${890 - at * 9} ${322 + at * 2}V${776 - at * 3}`,
  ).join('');
  const lines = Array.from({ length: 9 }, (_, row) =>
    [-1, 1]
      .map(
        (side) =>
          `M${500 + side * 64} ${388 + row * 40}C${500 + side * 160} ${344 + row * 40} ${500 + side * 260} ${336 + row * 40} ${500 + side * (row === 8 ? 240 : 344)} ${358 + row * 40}`,
      )
      .join(''),
  ).join('');
  const thread =
    'M500 380C460 440 540 500 500 560C464 616 540 668 500 716C470 770 520 900 640 904C800 908 960 820 900 640C858 516 700 150 760 88';
  return {
    width: 1000,
    height: 1000,
    seed: 21,
    blocks: [
      { ink: yellow, art: whole(1000, 1000) + cut(page(-1)) + cut(page(1)) + cut(rays([500, 500], 560, 760, 60, 14, 8)), grain: 0.5 },
      {
        ink: blue,
        art:
          ink(cover) +
          cut(page(-1)) +
          cut(page(1)) +
          within(
            'cover',
            cover,
            cut(
              field({
                within: [60, 210, 940, 860],
                every: [64, 40],
                angle: () => 1.57,
                length: 36,
                width: 4,
                seed: 4,
                where: (x) => x < 104 || x > 896,
              }),
            ),
          ),
        grain: 0.5,
      },
      { ink: red, art: line(thread, 15, '#000') },
      {
        ink: black,
        art:
          line(lines, 11, '#000') +
          line(edges, 5, '#000') +
          line('M500 330V796', 9, '#000') +
          line('M500 330C620 250 760 250 900 300M500 330C380 250 240 250 100 300', 9, '#000') +
          `<g transform="rotate(24 760 88)"><path d="M748 300L754 60C755 34 771 34 772 60L778 300C776 326 750 326 748 300Z" transform="translate(0-40)"/>${'<ellipse cx="763" cy="46" rx="4.5" ry="16" fill="#fff"/>'}</g>`,
      },
    ],
  };
}
