import { writeFile } from 'node:fs/promises';

/** Maximum size of a picture of the guide, in bytes. */
export const maxBytes = 40_000;

/** WebP qualities to try, best first. */
const qualities = [80, 65, 50, 35, 20];

/** The width of a picture in pixels, and the height to which it is cropped. */
export type PictureSize = { width: number; maxHeight: number };

/** Saves a picture of the guide in the best quality that fits into `maxBytes`. */
export async function savePicture(png: Buffer, file: string, { width, maxHeight }: PictureSize): Promise<void> {
  // On demand: the live preview loads this module, and the encoder takes a tenth of its start.
  const { default: sharp } = await import('sharp');
  const resized = await sharp(png).resize({ width }).toBuffer({ resolveWithObject: true });
  const height = Math.min(maxHeight, resized.info.height);
  const picture = sharp(resized.data).extract({ left: 0, top: 0, width: resized.info.width, height });
  for (const quality of qualities) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) return writeFile(file, bytes);
  }
  throw new Error(`${file} would be larger than ${maxBytes} bytes.`);
}
