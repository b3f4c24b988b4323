import sharp from 'sharp';
import type { Ink } from './regions.ts';

/** The side of a cell, in pixels. */
const cell = 8;
/** How far letters run into each other, in pixels. */
const blur = 4;
/** The lightest cell that shows something, of 255. */
const lightest = 232;

/** Returns which cells of a picture, dark on white, show something. The picture is grey and blurred, so that a line of text is one area in any font. */
export async function inkOfPicture(picture: Buffer): Promise<Ink> {
  const { width, height } = await sharp(picture).metadata();
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .blur(blur)
    .extend({ right: columns * cell - width, bottom: rows * cell - height, background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const [left, top] = [(index % columns) * cell, Math.floor(index / columns) * cell];
    let sum = 0;
    for (let y = top; y < top + cell; y += 1)
      for (let x = left; x < left + cell; x += 1) sum += data[(y * info.width + x) * info.channels] ?? 0;
    return sum / cell ** 2 <= lightest;
  });
  return { columns, rows, cells };
}
