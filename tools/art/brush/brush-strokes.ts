import sharp, { type Sharp } from 'sharp';
import { clamp, noise, ramp } from '../museum/grain.ts';
import { type Random, seededRandom } from '../random.ts';

/** A drawing in SVG, in pixels, and how it is painted. */
export type Drawing = {
  width: number;
  height: number;
  art: string;
  seed: number /** The widths of the brushes. */;
  brushes?: readonly number[];
};

type Pixels = { width: number; height: number; data: Uint8Array };

/** How far a colour may be from the drawing before a finer brush goes over it. */
const tolerance = 22;

/** Copies a drawing with strokes of brushes, from the widest one to the finest. Strokes follow the edges of what is drawn. */
export async function paintStrokes({ width, height, art, seed, brushes = [46, 22, 11, 6, 3.5] }: Drawing): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${art}</svg>`;
  const drawn = await sharp(Buffer.from(svg)).flatten({ background: '#8a7a66' }).removeAlpha().raw().toBuffer();
  const random = seededRandom(seed);
  const canvas: Pixels = { width, height, data: new Uint8Array(await blurred(drawn, width, height, 30)) };
  for (const [index, brush] of brushes.entries()) {
    const model: Pixels = { width, height, data: await blurred(drawn, width, height, Math.max(0.5, brush * 0.28)) };
    const slopes: Pixels = { width, height, data: await blurred(drawn, width, height, Math.max(2, brush * 0.7)) };
    for (const place of placesFor(brush, width, height, random))
      strokeAt({ canvas, model, slopes, brush, isFirst: index === 0, random, seed: seed + index }, place);
  }
  return sharp(canvas.data, { raw: { width, height, channels: 3 } });
}

const blurred = (data: Buffer, width: number, height: number, sigma: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .blur(sigma)
    .raw()
    .toBuffer();

/** Places all over the picture, in any order. */
function placesFor(brush: number, width: number, height: number, random: Random): [number, number][] {
  const step = Math.max(2.5, brush * 0.62);
  const places: [number, number][] = [];
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) places.push([x + random.between(-step, step) / 2, y + random.between(-step, step) / 2]);
  for (let at = places.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random.next() * (at + 1));
    const [one, two] = [places[at], places[other]];
    if (one && two) [places[at], places[other]] = [two, one];
  }
  return places;
}

type Painting = { canvas: Pixels; model: Pixels; slopes: Pixels; brush: number; isFirst: boolean; random: Random; seed: number };

const offsetOf = ({ width, height }: Pixels, x: number, y: number): number =>
  3 * (Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x))));

const valueAt = ({ data }: Pixels, at: number, channel: number): number => data[at + channel] ?? 0;

const lightAt = (pixels: Pixels, x: number, y: number): number => {
  const at = offsetOf(pixels, x, y);
  return 0.3 * valueAt(pixels, at, 0) + 0.59 * valueAt(pixels, at, 1) + 0.11 * valueAt(pixels, at, 2);
};

const distance = (one: Pixels, other: Pixels, at: number): number =>
  Math.hypot(
    valueAt(one, at, 0) - valueAt(other, at, 0),
    valueAt(one, at, 1) - valueAt(other, at, 1),
    valueAt(one, at, 2) - valueAt(other, at, 2),
  );

/** The direction of a stroke: along the edge that is there, or else as the hand moves. */
function directionAt({ slopes, seed }: Painting, x: number, y: number): number {
  const reach = 3;
  const across = lightAt(slopes, x + reach, y) - lightAt(slopes, x - reach, y);
  const down = lightAt(slopes, x, y + reach) - lightAt(slopes, x, y - reach);
  const hand = 3.2 * (noise(x / 190, y / 190, seed) - 0.35);
  if (Math.hypot(across, down) < 3) return hand;
  return Math.atan2(down, across) + Math.PI / 2;
}

function strokeAt(painting: Painting, [startX, startY]: readonly [number, number]): void {
  const { canvas, model, brush, isFirst, random } = painting;
  const start = offsetOf(model, startX, startY);
  if (!isFirst && distance(canvas, model, start) < tolerance) return;
  const tone = random.between(0.94, 1.07);
  const warmth = random.between(-5, 5);
  const color = [0, 1, 2].map((channel) => valueAt(model, start, channel) * tone + warmth * (1 - channel));
  const points: [number, number][] = [[startX, startY]];
  let [x, y, before] = [startX, startY, directionAt(painting, startX, startY)];
  for (let step = 0; step < 5; step += 1) {
    const turn = directionAt(painting, x, y);
    // Both ways along an edge are the same direction: the one that goes on is taken.
    const next = Math.cos(turn - before) < 0 ? turn + Math.PI : turn;
    [x, y, before] = [x + Math.cos(next) * brush * 0.8, y + Math.sin(next) * brush * 0.8, next];
    const at = offsetOf(model, x, y);
    const isOther = Math.hypot(...color.map((value, channel) => value - valueAt(model, at, channel))) > 42;
    if (isOther && step > 0) break;
    points.push([x, y]);
  }
  stampStroke(painting, points, color);
}

/** Puts colour along a line: thicker and thinner as its bristles are, and dry at its ends. */
function stampStroke({ canvas, brush, random, seed }: Painting, points: readonly [number, number][], color: readonly number[]): void {
  const half = brush / 2;
  const offset = random.between(0, 90);
  let length = 0;
  points.slice(1).forEach(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? [toX, toY];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const size = Math.hypot(dx, dy) || 1;
    const isLast = index === points.length - 2;
    for (
      let row = Math.max(0, Math.floor(Math.min(fromY, toY) - half));
      row <= Math.min(canvas.height - 1, Math.max(fromY, toY) + half);
      row += 1
    ) {
      for (
        let column = Math.max(0, Math.floor(Math.min(fromX, toX) - half));
        column <= Math.min(canvas.width - 1, Math.max(fromX, toX) + half);
        column += 1
      ) {
        const along = ((column - fromX) * dx + (row - fromY) * dy) / (size * size);
        const part = clamp(along);
        const across = ((row - fromY) * dx - (column - fromX) * dy) / size;
        const away = Math.hypot(column - fromX - part * dx, row - fromY - part * dy);
        if (away > half || (along < 0 && index > 0)) continue;
        const bristle = noise(across * 0.9 + offset, (length + part * size) * 0.03, seed);
        const dry = isLast ? 1 - 0.6 * ramp(0.2, 1, part) * ramp(0.4, 0.7, bristle) : 1;
        const cover = 0.92 * ramp(half, half * 0.72, away) * dry;
        const light = 0.955 + 0.09 * bristle;
        const at = 3 * (row * canvas.width + column);
        for (let channel = 0; channel < 3; channel += 1) {
          const under = valueAt(canvas, at, channel);
          canvas.data[at + channel] = Math.max(0, Math.min(255, under + ((color[channel] ?? 0) * light - under) * cover));
        }
      }
    }
    length += size;
  });
}
