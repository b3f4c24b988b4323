import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** What a picture of the guide may weigh, in bytes. */
export const mostBytes = 25_000;

/** How well a picture is encoded, from the best that is tried to the worst. */
const qualities = [80, 65, 50, 35, 20];

/** Saves a picture for the guide: 800 pixels wide, cut below 700, as good as fits into 25 kB. */
export async function savePicture(png: Buffer, file: string): Promise<void> {
  const drawn = await sharp(png).resize({ width: 800 }).toBuffer({ resolveWithObject: true });
  const height = Math.min(700, drawn.info.height);
  const picture = sharp(drawn.data).extract({ left: 0, top: 0, width: drawn.info.width, height });
  for (const quality of qualities) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= mostBytes) return writeFile(file, bytes);
  }
  throw new Error(`${file} would weigh more than ${mostBytes} bytes.`);
}
