import { cut, disc, field, gouge, ink, line, rays, whole, within } from './cuts.ts';
import { grip } from './hand.ts';
import { black, blue, red, type Sheet, yellow } from './print-sheet.ts';

const turned = (art: string): string => `<g transform="rotate(-21 800 560)">${art}</g>`;

const sleeve = 'M1500 300L2000 120V980L1500 792C1470 640 1470 450 1500 300Z';

/** A hand with a roller, which leaves a band of ink: the picture of the school. */
export function roller(): Sheet {
  const band = 'M-700 236L520 222V900L-700 884Z';
  const cylinder = '<rect x="418" y="196" width="196" height="728" rx="26"/>';
  const yoke = 'M516 196V138H716C760 138 780 170 780 214V500M516 924V986H716C760 986 780 954 780 906V610';
  const handle = '<rect x="752" y="494" width="620" height="132" rx="60"/>';
  return {
    width: 1600,
    height: 1060,
    seed: 3,
    blocks: [
      { ink: yellow, art: whole(1600, 1060) + turned(`<path fill="#fff" d="${sleeve}"/>`) },
      {
        ink: red,
        art: turned(
          ink(band) +
            cut(
              field({
                within: [-640, 240, 420, 880],
                every: [300, 74],
                angle: () => 0,
                length: 250,
                width: 6,
                seed: 4,
                where: (x) => x < -60,
              }),
            ) +
            cut(field({ within: [-700, 228, 420, 262], every: [90, 30], angle: () => 0.02, length: 80, width: 8, seed: 7 })) +
            cut(field({ within: [-700, 860, 420, 892], every: [90, 30], angle: () => 0.02, length: 80, width: 8, seed: 5 })),
        ),
      },
      {
        ink: blue,
        art: turned(
          ink(sleeve) +
            cut(
              field({ within: [1490, 160, 2000, 960], every: [86, 64], angle: (_, y) => (y - 545) / 900, length: 66, width: 7, seed: 9 }),
            ),
        ),
      },
      {
        ink: black,
        art: turned(
          [
            ink(
              field({
                within: [640, -300, 2000, 1500],
                every: [120, 74],
                angle: () => 0.06,
                length: 92,
                width: 6,
                seed: 15,
                where: (x, y) => (y < 240 || y > 880) && (x > 860 || y < 90 || y > 1030),
              }),
            ),
            line(yoke, 40, '#000'),
            cylinder,
            cut(field({ within: [436, 226, 470, 900], every: [20, 58], angle: () => 1.57, length: 74, width: 7, seed: 2 })),
            cut(field({ within: [556, 216, 600, 910], every: [24, 40], angle: () => 1.57, length: 40, width: 3.4, seed: 8 })),
            line('M430 222H602M430 898H602', 6),
            line(yoke, 5),
            handle,
            line('M800 520H1330', 8),
            grip(),
            line('M1500 300C1470 450 1470 640 1500 792', 20, '#000'),
          ].join(''),
        ),
      },
    ],
  };
}

/** The press of the school, with the wheel that draws the bed between its rollers. */
export function press(): Sheet {
  const [x, y] = [560, 520];
  const spokes = Array.from({ length: 6 }, (_, at) => (at * Math.PI) / 3 + 0.26);
  const end = (angle: number, far: number): string => `${Math.round(x + Math.cos(angle) * far)} ${Math.round(y + Math.sin(angle) * far)}`;
  const wheel = spokes.map((angle) => line(`M${x} ${y}L${end(angle, 440)}`, 44, '#000')).join('');
  const shine = spokes
    .map((angle) => line(`M${end(angle + 0.02, 92)}L${end(angle + 0.02, 300)}M${end(angle, 356)}L${end(angle, 440)}`, 8))
    .join('');
  const frame = 'M430 1130L500 560C510 300 860 300 870 560L944 1130H838L806 880H566L536 1130Z';
  return {
    width: 1200,
    height: 1200,
    seed: 17,
    blocks: [
      { ink: yellow, art: disc(x, y, 566) + cut(rays([x, y], 470, 600, 60, 13, 4)) + ink('M0 1090H1200V1200H0Z') },
      {
        ink: red,
        art:
          ink('M-20 738H1220V812H-20Z') +
          ink('M840 738C920 640 1020 600 1140 610L1180 738Z') +
          cut('M880 736C940 668 1030 634 1116 640L1144 736Z'),
      },
      {
        ink: blue,
        art:
          ink(frame) +
          cut('M600 700C600 560 770 560 770 700Z') +
          within(
            'frame',
            frame,
            cut(
              field({
                within: [430, 330, 950, 1130],
                every: [46, 70],
                angle: () => 1.5,
                length: 58,
                width: 6,
                seed: 6,
                where: (px) => px > 800 || px < 560,
              }),
            ),
          ),
      },
      {
        ink: black,
        art: [
          ink(field({ within: [0, 1100, 1200, 1200], every: [110, 26], angle: () => 0, length: 88, width: 6, seed: 5 })),
          ink(
            field({
              within: [0, 0, 1200, 250],
              every: [70, 56],
              angle: (px, py) => Math.atan2(py - y, px - x),
              length: 62,
              width: 6,
              seed: 8,
              where: (px, py) => Math.hypot(px - x, py - y) > 600,
            }),
          ),
          disc(688, 846, 92),
          disc(688, 846, 40, '#fff'),
          disc(688, 846, 26),
          line('M-20 738H1220M-20 812H1220', 12, '#000'),
          ink(field({ within: [0, 752, 420, 800], every: [90, 22], angle: () => 0, length: 70, width: 4, seed: 3 })),
          line('M910 722C960 676 1030 654 1100 660M930 728C980 694 1040 676 1106 682M960 730C1000 710 1050 700 1110 704', 8, '#000'),
          `<circle cx="${x}" cy="${y}" r="330" fill="none" stroke="#fff" stroke-width="92"/>`,
          `<circle cx="${x}" cy="${y}" r="330" fill="none" stroke="#000" stroke-width="66"/>`,
          `<circle cx="${x}" cy="${y}" r="330" fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="150 26"/>`,
          spokes.map((angle) => line(`M${x} ${y}L${end(angle, 440)}`, 64)).join(''),
          wheel,
          spokes
            .map((angle) => {
              const [cx = '0', cy = '0'] = end(angle, 462).split(' ');
              return disc(Number(cx), Number(cy), 46) + disc(Number(cx) - 10, Number(cy) - 12, 9, '#fff');
            })
            .join(''),
          shine,
          disc(x, y, 112, '#fff'),
          disc(x, y, 98),
          `<circle cx="${x}" cy="${y}" r="64" fill="none" stroke="#fff" stroke-width="9"/>`,
          disc(x, y, 26, '#fff'),
          ink(gouge([690, 1142], 0, 620, 16)),
        ].join(''),
      },
    ],
  };
}

/** Wooden letters of different founts, printed over each other. `shape` makes the outline of a text. */
export function letters(shape: (text: string, size: number, x: number, baseline: number) => string): Sheet {
  return {
    width: 1000,
    height: 1000,
    seed: 11,
    blocks: [
      { ink: yellow, art: ink(shape('&', 1150, 250, 910)), grain: 1 },
      { ink: red, art: ink(shape('R', 860, 40, 660)), grain: 1 },
      { ink: blue, art: ink(shape('g', 820, 430, 800)), grain: 1 },
      { ink: black, art: ink(shape('5', 330, 60, 950)) + ink(shape('!', 300, 870, 250)), grain: 0.8 },
    ],
  };
}
