import sharp, { type Sharp } from 'sharp';

/** Reduces the colours of a picture until it fits into a number of kilobytes as PNG. Returns it as lossless WebP. */
export async function quantise(picture: Sharp, kilobytes: number): Promise<Buffer> {
  const raw = await picture.png({ compressionLevel: 1 }).toBuffer();
  const tries = [
    { colours: 256, dither: 0.4 },
    { colours: 200, dither: 0 },
    { colours: 112, dither: 0 },
    { colours: 64, dither: 0 },
  ];
  let smallest = raw;
  for (const { colours, dither } of tries) {
    smallest = await sharp(raw).png({ palette: true, colours, dither, quality: 100, effort: 8 }).toBuffer();
    if (smallest.length <= kilobytes * 1000) break;
  }
  return withoutLoss(sharp(smallest));
}

/** WebP of a drawing with few colours: the same pixels as in a PNG, a third smaller. */
export const withoutLoss = (picture: Sharp): Promise<Buffer> => picture.webp({ lossless: true, effort: 6 }).toBuffer();
