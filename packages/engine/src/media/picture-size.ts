import { imageSize } from 'image-size';
import { avifSize, type PictureSize } from './avif-size.ts';
import { containerKind } from './container-brand.ts';
import { readOrientation } from './read-orientation.ts';

/**
 * Returns the size of a picture as browsers and the encoder show it: after the rotation that cameras note in the file. Undefined
 * for a file that cannot be read as a picture.
 */
export function pictureSize(content: Buffer): PictureSize | undefined {
  try {
    if (containerKind(content) === 'avif') return avifSize(content);
    const { width, height } = imageSize(content);
    // From 5 on, the sides are swapped.
    return readOrientation(content) >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
