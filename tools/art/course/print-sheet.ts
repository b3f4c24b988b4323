import sharp, { type Sharp } from 'sharp';
import { clamp, cloud, noise } from '../museum/grain.ts';
import type { Color } from '../museum/print.ts';

/** What one ink prints: a drawing in SVG, black where there is ink and white where it was cut away. Later shapes are over earlier ones. */
export type Block = { ink: Color; art: string /** How much the grain of the wood shows, from 0 to 1. */; grain?: number };

/** A sheet of paper and what is printed on it, one block after the other. Drawings are in pixels. */
export type Sheet = { width: number; height: number; seed: number; blocks: readonly Block[] };

export const black: Color = [27, 26, 32];
export const red: Color = [208, 48, 32];
export const yellow: Color = [255, 196, 30];
export const blue: Color = [36, 88, 172];
const paper: Color = [247, 241, 226];

/** Drawn larger than it is shown, so that edges are smooth. */
const scale = 1.5;

/** The width of the file, as a part of that of the drawing. */
const shown = 0.75;

/** Prints the blocks: each a little out of register, with edges as a knife leaves them, and small places that took no ink. */
export async function printSheet({ width, height, seed, blocks }: Sheet): Promise<Sharp> {
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const data = Buffer.alloc(columns * rows * 3);
  const plates = await Promise.all(blocks.map(({ art }) => plateOf(art, width, height, columns, rows)));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column / rows, row / rows];
      // A knife does not follow a line to the pixel.
      const [knifeX, knifeY] = [3.4 * (noise(x * 46, y * 46, seed) - 0.5), 3.4 * (noise(x * 46, y * 46, seed + 1) - 0.5)];
      let [r, g, b] = paper;
      blocks.forEach(({ ink, grain = 0 }, index) => {
        const [moveX, moveY] = [3 * Math.sin(index * 2.4 + seed), 3 * Math.cos(index * 1.9 + seed)];
        const at = pixelAt(column + knifeX + moveX, row + knifeY + moveY, columns, rows);
        const shape = 1 - (plates[index]?.[at] ?? 255) / 255;
        if (shape <= 0) return;
        const bare = cloud(x * 120, y * 120, seed + 5 * index) > 0.79 ? 0.6 : 0;
        const wood = grain * 0.45 * clamp(2.6 * noise(x * 5, y * 90, seed + 9 * index) - 1.55);
        const amount = clamp(shape * (0.97 - bare - wood));
        r *= 1 - amount * (1 - ink[0] / 255);
        g *= 1 - amount * (1 - ink[1] / 255);
        b *= 1 - amount * (1 - ink[2] / 255);
      });
      const at = (row * columns + column) * 3;
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
    }
  }
  return sharp(data, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(Math.round(width * shown))
    .blur(0.65);
}

const pixelAt = (column: number, row: number, columns: number, rows: number): number =>
  Math.min(rows - 1, Math.max(0, Math.round(row))) * columns + Math.min(columns - 1, Math.max(0, Math.round(column)));

function plateOf(art: string, width: number, height: number, columns: number, rows: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${art}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
}
