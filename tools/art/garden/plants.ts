import { oval, placed, shaded, shape, soft, stroke } from '../brush/svg.ts';
import { seededRandom } from '../random.ts';

/** Points in a band, those at the back first. */
export function scattered(
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  seed: number,
): { x: number; y: number; size: number; at: number }[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => ({
    x: random.between(left, right),
    y: random.between(top, bottom),
    size: random.between(0.7, 1.3),
    at,
  })).sort((one, other) => one.y - other.y);
}

/** Leaves as dabs of a brush, dark below and light above. */
export function foliage(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colors: readonly [dark: string, middle: string, light: string],
  seed: number,
): string {
  const random = seededRandom(seed);
  const dabs = (count: number, color: string, lift: number, reach: number): string =>
    Array.from({ length: count }, () => {
      const [turn, away] = [random.between(0, 6.28), Math.sqrt(random.next()) * reach];
      const size = random.between(0.09, 0.19) * Math.min(rx, ry);
      return oval(
        x + Math.cos(turn) * away * rx - lift * rx * 0.3,
        y + Math.sin(turn) * away * ry - lift * ry * 0.4,
        size,
        size * 0.75,
        color,
      );
    }).join('');
  return (
    soft(oval(x, y, rx * 0.92, ry * 0.92, colors[0]), Math.min(rx, ry) * 0.09) +
    dabs(46, colors[0], 0, 1) +
    dabs(46, colors[1], 0.25, 0.9) +
    dabs(34, colors[2], 0.62, 0.66)
  );
}

/** A spire of flowers, such as a delphinium or a foxglove. */
const spire = (x: number, foot: number, height: number, color: string, light: string): string =>
  stroke(`M${x} ${foot}C${x + 4} ${foot - height * 0.4} ${x - 2} ${foot - height * 0.7} ${x + 2} ${foot - height}`, '#5f7d45', 4) +
  Array.from({ length: 11 }, (_, at) => {
    const y = foot - height * (0.4 + 0.058 * at);
    const size = height * 0.058 * (1.15 - at * 0.065);
    return oval(x + (at % 2 ? size * 0.6 : -size * 0.6), y, size, size * 0.82, at % 3 === 0 ? light : color);
  }).join('');

/** A flat round flower head, such as an allium or a daisy. */
const head = (x: number, foot: number, height: number, color: string, light: string): string =>
  stroke(`M${x} ${foot}Q${x + height * 0.08} ${foot - height * 0.5} ${x} ${foot - height}`, '#66844b', 3.5) +
  oval(x, foot - height, height * 0.17, height * 0.15, color) +
  oval(x - height * 0.04, foot - height * 1.03, height * 0.09, height * 0.07, light);

/** A low cushion of small flowers. */
const cushion = (x: number, foot: number, size: number, color: string, light: string): string =>
  oval(x, foot - size * 0.22, size * 0.55, size * 0.34, '#56733f') +
  Array.from({ length: 13 }, (_, at) =>
    oval(
      x + Math.cos(at * 2.4) * size * 0.13 * Math.sqrt(at),
      foot - size * 0.3 + Math.sin(at * 2.4) * size * 0.075 * Math.sqrt(at),
      size * 0.09,
      size * 0.075,
      at % 3 ? color : light,
    ),
  ).join('');

const grasses = (x: number, foot: number, height: number, color: string): string =>
  [-3, -2, -1, 0, 1, 2, 3]
    .map((at) =>
      stroke(
        `M${x + at * 3} ${foot}Q${x + at * 6} ${foot - height * 0.6} ${x + at * height * 0.12} ${foot - height * (1 - Math.abs(at) * 0.07)}`,
        color,
        4,
      ),
    )
    .join('');

export type Flower = { kind: 'spire' | 'head' | 'cushion' | 'grass'; color: string; light: string; height: number };

/** A border full of flowers, between two heights. Those at the back are smaller when `far` is below 1. */
export function border(
  count: number,
  box: readonly [number, number, number, number],
  flowers: readonly [Flower, ...Flower[]],
  seed: number,
  far = 1,
): string {
  const random = seededRandom(seed + 1);
  const [, top, , bottom] = box;
  return scattered(count, box, seed)
    .map(({ x, y, size }) => {
      const { kind, color, light, height } = random.pick(flowers);
      const near = far + (1 - far) * ((y - top) / Math.max(1, bottom - top));
      const tall = height * size * near;
      if (kind === 'spire') return spire(x, y, tall, color, light);
      if (kind === 'head') return head(x, y, tall, color, light);
      return kind === 'cushion' ? cushion(x, y, tall, color, light) : grasses(x, y, tall, color);
    })
    .join('');
}

/** A bench of wood from the front. */
export const bench = (x: number, foot: number, scale: number, color: readonly [string, string] = ['#b99a72', '#6d5236']): string =>
  placed(
    [
      soft(oval(14, 4, 150, 16, '#1c2418'), 8, 0.6),
      ['M-120 -100V6', 'M120 -100V6'].map((path) => stroke(path, color[1], 14)).join(''),
      [-96, -76, -56].map((y) => shaded(`M-128 ${y}H128V${y + 12}H-128Z`, [...color])).join(''),
      shaded('M-132 -40H132L138 -22H-138Z', [...color]),
      ['M-132 -44V4', 'M132 -44V4', 'M-140 -58H-108', 'M108 -58H140'].map((path) => stroke(path, color[1], 11)).join(''),
      shape('M-136 -22H136V-15H-136Z', '#3f2f20', 0.6),
    ].join(''),
    x,
    foot,
    scale,
  );

/** The flowers of June. */
export const summer: readonly [Flower, ...Flower[]] = [
  { kind: 'spire', color: '#5b5fb5', light: '#9da4e6', height: 150 },
  { kind: 'spire', color: '#c06a9c', light: '#f0b3d3', height: 130 },
  { kind: 'head', color: '#f2d255', light: '#fff3b0', height: 96 },
  { kind: 'head', color: '#f6f1e2', light: '#ffffff', height: 88 },
  { kind: 'head', color: '#d8553f', light: '#f59a7c', height: 92 },
  { kind: 'cushion', color: '#8f7cc4', light: '#cfc3ee', height: 90 },
  { kind: 'cushion', color: '#e58aa5', light: '#fbd0dc', height: 84 },
  { kind: 'grass', color: '#8ba35c', light: '#b8c97f', height: 110 },
];
export const green = ['#3f5c36', '#64864a', '#a3b968'] as const;
export const blueGreen = ['#33524a', '#547d68', '#93b58e'] as const;
export const lime = ['#56733a', '#8aa24c', '#cdd57e'] as const;
