import sharp, { type Sharp } from 'sharp';
import { clamp, cloud, inside, noise } from './grain.ts';

export type Color = readonly [red: number, green: number, blue: number];

/** How much ink there is at a place: from 0 to 1. Places are parts of the height: y from 0 to 1, x from 0 to the ratio of the picture. */
export type Cover = (x: number, y: number) => number;

/** A block of wood or lino with one ink. */
export type Plate = { ink: Color; cover: Cover };

export type Print = {
  width: number;
  height: number;
  paper: Color;
  plates: readonly Plate[];
  seed: number;
};

/** Pixels are drawn twice as small as they are shown, so that edges are smooth. */
const scale = 2;

/** The empty paper around the plates, as a part of the height. */
const margin = 0.045;

/** Prints plates over each other on paper: each a little out of its place, with an uneven edge and the grain of its wood. */
export function pull({ width, height, paper, plates, seed }: Print): Sharp {
  const [columns, rows] = [width * scale, height * scale];
  const data = Buffer.alloc(columns * rows * 3);
  const ratio = width / height;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [(column + 0.5) / rows, (row + 0.5) / rows];
      const fibre = 1 - 0.035 * cloud(x * 90, y * 90, seed + 50) - 0.02 * noise(x * 14, y * 240, seed + 60);
      let [red, green, blue] = [paper[0] * fibre, paper[1] * fibre, paper[2] * fibre];
      plates.forEach(({ ink, cover }, index) => {
        const [dx, dy] = [0.0014 * Math.sin(index * 2.4 + seed), 0.0014 * Math.cos(index * 1.7 + seed)];
        const [u, v] = [x + dx, y + dy];
        const frame = inside(
          Math.min(u - margin, ratio - margin - u, v - margin, 1 - margin - v) + 0.003 * (noise(u * 60, v * 60, seed + index) - 0.5),
        );
        if (frame <= 0) return;
        const wood = 0.86 + 0.1 * noise(u * 5, v * 130, seed + 7 * index) + 0.08 * cloud(u * 40, v * 40, seed + 9 * index);
        const amount = clamp(frame * cover(u, v) * Math.min(1, wood));
        red *= 1 - amount * (1 - ink[0] / 255);
        green *= 1 - amount * (1 - ink[1] / 255);
        blue *= 1 - amount * (1 - ink[2] / 255);
      });
      const at = (row * columns + column) * 3;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
    }
  }
  return sharp(data, { raw: { width: columns, height: rows, channels: 3 } }).resize(width, height);
}
