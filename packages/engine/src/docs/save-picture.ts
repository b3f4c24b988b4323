import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The maximum size of a picture of the guide, in bytes. A choice: the pictures are committed (decision 25). */
export const mostBytes = 25_000;

/** The WebP qualities to try, best first. */
const qualities = [80, 65, 50, 35, 20];

/** Saves a picture for the guide: 800 pixels wide, cut at a height of 700, with the best quality that fits into `mostBytes`. Throws when none fits. */
export async function savePicture(png: Buffer, file: string): Promise<void> {
  const scaled = await sharp(png).resize({ width: 800 }).toBuffer({ resolveWithObject: true });
  const height = Math.min(700, scaled.info.height);
  const picture = sharp(scaled.data).extract({ left: 0, top: 0, width: scaled.info.width, height });
  for (const quality of qualities) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= mostBytes) return writeFile(file, bytes);
  }
  throw new Error(`${file} would have more than ${mostBytes} bytes.`);
}
