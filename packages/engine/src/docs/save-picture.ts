import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Maximum size of a picture of the guide, in bytes. */
export const maxBytes = 40_000;

/** WebP qualities to try, best first. */
const qualities = [80, 65, 50, 35, 20];

/** Saves a picture of the guide: 800 pixels wide, cropped to 700 pixels of height, in the best quality that fits into `maxBytes`. */
export async function savePicture(png: Buffer, file: string): Promise<void> {
  const resized = await sharp(png).resize({ width: 800 }).toBuffer({ resolveWithObject: true });
  const height = Math.min(700, resized.info.height);
  const picture = sharp(resized.data).extract({ left: 0, top: 0, width: resized.info.width, height });
  for (const quality of qualities) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) return writeFile(file, bytes);
  }
  throw new Error(`${file} would be larger than ${maxBytes} bytes.`);
}
