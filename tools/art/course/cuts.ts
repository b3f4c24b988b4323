import { seededRandom } from '../random.ts';

export type Point = readonly [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** The mark of a gouge: pointed at both ends. */
export function gouge([x, y]: Point, angle: number, length: number, width: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [ax, ay, bx, by] = [x - (dx * length) / 2, y - (dy * length) / 2, x + (dx * length) / 2, y + (dy * length) / 2];
  const [nx, ny] = [-dy * width, dx * width];
  return `M${round(ax)} ${round(ay)}Q${round(x + nx)} ${round(y + ny)} ${round(bx)} ${round(by)}Q${round(x - nx)} ${round(y - ny)} ${round(ax)} ${round(ay)}Z`;
}

type FieldOptions = {
  /** The rectangle: left, top, right, bottom. */
  within: readonly [number, number, number, number];
  every: Point;
  angle: (x: number, y: number) => number;
  length: number;
  width: number;
  seed: number;
  where?: (x: number, y: number) => boolean;
};

/** Marks side by side, as somebody clears a background. */
export function field({ within: [left, top, right, bottom], every, angle, length, width, seed, where }: FieldOptions): string {
  const random = seededRandom(seed);
  let d = '';
  let odd = 0;
  for (let y = top; y <= bottom; y += every[1]) {
    odd = every[0] / 2 - odd;
    for (let x = left + odd; x <= right; x += every[0]) {
      const [px, py] = [x + random.between(-0.25, 0.25) * every[0], y + random.between(-0.25, 0.25) * every[1]];
      const [long, wide] = [length * random.between(0.65, 1.2), width * random.between(0.7, 1.2)];
      if (where && !where(px, py)) continue;
      d += gouge([px, py], angle(px, py) + random.between(-0.12, 0.12), long, wide);
    }
  }
  return d;
}

/** Marks that point away from a place. */
export function rays([x, y]: Point, from: number, to: number, count: number, width: number, seed: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random.between(-0.3, 0.3)) / count) * 2 * Math.PI;
    const [near, far] = [from * random.between(1, 1.06), to * random.between(0.86, 1.12)];
    const middle = (near + far) / 2;
    return gouge([x + Math.cos(angle) * middle, y + Math.sin(angle) * middle], angle, far - near, width * random.between(0.7, 1.2));
  }).join('');
}

export const ink = (d: string): string => `<path d="${d}"/>`;
export const cut = (d: string): string => `<path fill="#fff" d="${d}"/>`;
/** A line that is cut out, or printed in the colour `color`. */
export const line = (d: string, width: number, color = '#fff'): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const disc = (x: number, y: number, radius: number, color = '#000'): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
/** The whole sheet but for its margin, with corners that are not quite right. */
export const whole = (width: number, height: number): string => `<path d="M0 0H${width}V${height}H0Z"/>`;

/** Shows a drawing within a shape only. */
export const within = (id: string, shape: string, drawing: string): string =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;

/** A leaf from its stalk, with a rib and veins cut out. */
export function leaf([x, y]: Point, angle: number, length: number): string {
  const turn = `<g transform="translate(${x} ${y})rotate(${angle})scale(${length / 100})">`;
  const veins = [22, 38, 54, 70].map((at) => `M${at} 0l12-${22 - at * 0.16}M${at} 0l12 ${22 - at * 0.16}`).join('');
  return `${turn}<path d="M0 0C20-34 66-36 100 0C66 36 20 34 0 0Z"/>${line(`M4 0H92${veins}`, 3.4)}</g>`;
}
