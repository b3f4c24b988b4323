import sharp, { type Sharp } from 'sharp';
import { clamp, cloud, noise } from '../museum/grain.ts';
import type { Color } from '../museum/print.ts';

/** One coat of paint: its colour at a place, and how much it covers, from 0 to 1. Places are parts of the height. */
export type Coat = { color: (x: number, y: number) => Color; cover: (x: number, y: number) => number };

export type Painting = { width: number; height: number; coats: readonly Coat[]; seed: number };

/** Pixels are painted smaller than they are shown, so that edges are smooth. */
const scale = 1.6;

/** Paints coats over each other. Each has the strokes of a flat brush, and the paper shows through a little. */
export function paint({ width, height, coats, seed }: Painting): Sharp {
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const data = Buffer.alloc(columns * rows * 3);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [(column + 0.5) / rows, (row + 0.5) / rows];
      const stroke = 0.5 * noise(x * 7, y * 90, seed) + 0.5 * cloud(x * 30, y * 60, seed + 9);
      // The brush does not follow an outline to the pixel.
      const [u, v] = [x + 0.003 * (noise(x * 40, y * 40, seed + 3) - 0.5), y + 0.003 * (noise(x * 40, y * 40, seed + 4) - 0.5)];
      let shown: Color = [240, 234, 222];
      for (const { color, cover } of coats) {
        const part = clamp(cover(u, v));
        if (part > 0) shown = blend(shown, color(u, v), part);
      }
      const light = 1 + 0.09 * (stroke - 0.5);
      const at = (row * columns + column) * 3;
      shown.forEach((value, channel) => {
        data[at + channel] = Math.min(255, Math.max(0, value * light));
      });
    }
  }
  return sharp(data, { raw: { width: columns, height: rows, channels: 3 } }).resize(width, height);
}

/** A colour between two others. */
export const blend = (one: Color, other: Color, part: number): Color => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];
