import sharp, { type Sharp } from 'sharp';
import { noise } from '../museum/grain.ts';
import { type Random, seededRandom } from '../random.ts';

type Sheet = { data: Buffer; width: number; height: number };
type Stroke = { x: number; y: number; turn: number; before: number; after: number; half: number; color: readonly number[] };

/** The brushes, from the widest to the finest, in parts of the height, and how much a place has to differ before one is used there. */
const brushes = [
  { half: 1 / 46, least: 0 },
  { half: 1 / 92, least: 16 },
  { half: 1 / 190, least: 17 },
  { half: 1 / 380, least: 19 },
];

/** Paints a drawing anew with strokes: wide ones first, and finer ones where they show too little. */
export async function paintOver(drawing: Sheet, seed: number): Promise<Sharp> {
  const { width, height } = drawing;
  const random = seededRandom(seed);
  const canvas: Sheet = { data: Buffer.from((await blurred(drawing, height / 20)).data), width, height };
  for (const { half, least } of brushes) {
    const wide = Math.max(1.4, half * height);
    const view = await blurred(drawing, Math.max(0.5, wide * 0.45));
    for (const stroke of strokesOf(canvas, view, wide, least, random)) lay(canvas, stroke, seed);
  }
  return sharp(canvas.data, { raw: { width, height, channels: 3 } });
}

async function blurred({ data, width, height }: Sheet, by: number): Promise<Sheet> {
  const raw = { width, height, channels: 3 } as const;
  return { data: await sharp(data, { raw }).blur(by).raw().toBuffer(), width, height };
}

const at = ({ data, width, height }: Sheet, x: number, y: number): [number, number, number] => {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  const row = Math.max(0, Math.min(height - 1, Math.round(y)));
  const index = (row * width + column) * 3;
  return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
};

const differenceOf = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));

const tone = (sheet: Sheet, x: number, y: number): number => {
  const [red, green, blue] = at(sheet, x, y);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
};

/** Returns the strokes of one brush, in the order in which they are made. */
function strokesOf(canvas: Sheet, view: Sheet, half: number, least: number, random: Random): Stroke[] {
  const step = half * 1.15;
  const strokes: Stroke[] = [];
  for (let y = step / 2; y < canvas.height; y += step) {
    for (let x = step / 2; x < canvas.width; x += step) {
      const [a, b] = [x + random.between(-0.5, 0.5) * step, y + random.between(-0.5, 0.5) * step];
      const color = at(view, a, b);
      if (least > 0 && differenceOf(color, at(canvas, a, b)) < least) continue;
      const [across, down] = [tone(view, a + half, b) - tone(view, a - half, b), tone(view, a, b + half) - tone(view, a, b - half)];
      const free = 0.5 + 1.5 * (noise(a / 160, b / 160, 9) - 0.5);
      const turn = Math.hypot(across, down) > 5 ? Math.atan2(across, -down) : free;
      const reach = (direction: 1 | -1): number => {
        let length = half;
        while (length < half * 5) {
          const next = at(view, a + Math.cos(turn) * length * direction, b + Math.sin(turn) * length * direction);
          if (differenceOf(next, color) > 14) break;
          length += half * 0.7;
        }
        return length;
      };
      const shift = random.between(-4, 4);
      strokes.push({ x: a, y: b, turn, before: reach(-1), after: reach(1), half, color: color.map((value) => value + shift) });
    }
  }
  return strokes
    .map((stroke) => ({ stroke, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ stroke }) => stroke);
}

/** Lays a stroke on the canvas: denser in its middle, with the tracks of bristles. */
function lay({ data, width, height }: Sheet, { x, y, turn, before, after, half, color }: Stroke, seed: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.max(before, after) + half;
  const [left, right] = [Math.max(0, Math.floor(x - reach)), Math.min(width - 1, Math.ceil(x + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(y - reach)), Math.min(height - 1, Math.ceil(y + reach))];
  const isFine = half < 4;
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const [a, b] = [column - x, row - y];
      const [along, across] = [a * cos + b * sin, b * cos - a * sin];
      const over = along > after ? along - after : along < -before ? -before - along : 0;
      const away = Math.hypot(over, across) / half;
      if (away >= 1) continue;
      const bristle = isFine ? 0 : noise(across / (half * 0.16) + x, along / (half * 6) + y, seed) - 0.5;
      const cover = Math.min(1, (1 - away) * 3.2) * (0.92 + 0.3 * bristle);
      const index = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = data[index + channel] ?? 0;
        const ink = (color[channel] ?? 0) * (1 + 0.07 * bristle);
        data[index + channel] = Math.max(0, Math.min(255, under + (ink - under) * Math.max(0, Math.min(1, cover))));
      }
    }
  }
}
