import { gouge } from '../course/cuts.ts';
import { seededRandom } from '../random.ts';

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A place between the second and the third of four points, on a smooth curve through all of them. */
const between = ([a, b, c, d]: readonly [number, number, number, number], t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

type Joint = readonly [x: number, y: number, width: number];

const steps = 12;

/** The points of a smooth curve through joints, with the width at each. */
function along(joints: readonly Joint[]): Joint[] {
  const at = (index: number): Joint => joints[Math.min(joints.length - 1, Math.max(0, index))] ?? [0, 0, 0];
  const points: Joint[] = [];
  for (let index = 0; index < joints.length - 1; index += 1) {
    const four = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    const value = (axis: 0 | 1 | 2, t: number): number => between([four[0][axis], four[1][axis], four[2][axis], four[3][axis]], t);
    for (let step = 0; step < steps; step += 1) points.push([value(0, step / steps), value(1, step / steps), value(2, step / steps)]);
  }
  return [...points, at(joints.length - 1)];
}

/** The outline of something that grows thicker and thinner along a curve: a limb, a trunk, a tree. */
export function limb(joints: readonly Joint[]): string {
  const points = along(joints);
  const side = (sign: 1 | -1): string[] =>
    points.map(([x, y, width], index) => {
      const [bx, by] = points[Math.max(0, index - 1)] ?? [x, y];
      const [ax, ay] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
      const length = Math.hypot(ax - bx, ay - by) || 1;
      return `${round(x - ((ay - by) / length) * (width / 2) * sign)} ${round(y + ((ax - bx) / length) * (width / 2) * sign)}`;
    });
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`;
}

/** Short marks across a curve: the shade of a limb, the bark of a trunk. */
export function shade(
  joints: readonly Joint[],
  options: { side: number; length: number; width: number; seed: number; every?: number },
): string {
  const random = seededRandom(options.seed);
  const points = along(joints);
  return points
    .filter((_, index) => index % (options.every ?? 2) === 1)
    .map(([x, y, width], index, kept) => {
      const [bx, by] = kept[Math.max(0, index - 1)] ?? [x, y];
      const [ax, ay] = kept[Math.min(kept.length - 1, index + 1)] ?? [x, y];
      const angle = Math.atan2(ay - by, ax - bx);
      const out = options.side * width * 0.5;
      return gouge(
        [x - Math.sin(angle) * out, y + Math.cos(angle) * out],
        angle + 1.2,
        options.length * random.between(0.7, 1.2),
        options.width * random.between(0.7, 1.2),
      );
    })
    .join('');
}

/** Ripples in perspective: short marks at the horizon, long ones at the feet of whoever looks. */
export function ripples([left, top, right, bottom]: readonly [number, number, number, number], rows: number, seed: number): string {
  const random = seededRandom(seed);
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    const depth = ((row + 0.5) / rows) ** 1.7;
    const y = top + (bottom - top) * depth;
    const long = 26 + 190 * depth;
    for (let x = left - long * random.next(); x < right + long; x += long * random.between(1.25, 1.9)) {
      const rise = random.between(-0.05, 0.05);
      d += gouge([x, y + random.between(-0.3, 0.3) * (6 + 40 * depth)], rise, long * random.between(0.6, 1.1), 2 + 9 * depth);
    }
  }
  return d;
}

/** A shape without ink that has an outline. */
export const outlined = (d: string, width = 9): string =>
  `<path d="${d}" fill="#fff" stroke="#000" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A shape with a narrow edge that is cut away around it, so that it stands before what is behind it. */
export const before = (d: string, width = 16): string =>
  `<path d="${d}" fill="#000" stroke="#fff" stroke-width="${width}" stroke-linejoin="round"/><path d="${d}"/>`;
