import { imageSize } from 'image-size';
import { avifSize, containerKind, type PictureSize } from './iso-media.ts';

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

/** The format of a picture: where its parts start, and how the part with Exif data is named. */
type PartsOf = (content: Buffer) => Iterable<{ name: string; data: Buffer }>;

/** Returns the orientation that the Exif data of a picture note, from 1 (upright) to 8. Returns 1 when there is none. */
function readOrientation(content: Buffer): number {
  for (const { name, data } of partsOf(content)(content)) {
    if (name !== 'ffe1' && name !== 'eXIf' && name !== 'EXIF') continue;
    const isMarked = data.toString('latin1', 0, 6) === 'Exif\0\0';
    // In .jpg files the same part can have other data, which are not marked.
    if (isMarked || name !== 'ffe1') return orientationIn(isMarked ? data.subarray(6) : data);
  }
  return 1;
}

const noParts: PartsOf = () => [];

function partsOf(content: Buffer): PartsOf {
  if (content.readUInt16BE(0) === 0xffd8) return jpegParts;
  if (content.toString('latin1', 1, 4) === 'PNG') return pngParts;
  return content.toString('latin1', 8, 12) === 'WEBP' ? webpParts : noParts;
}

/** The segments before the picture itself, by the number of each. */
const jpegParts: PartsOf = function* (content) {
  for (let at = 2; at + 4 <= content.length && content[at] === 0xff; ) {
    const name = content.toString('hex', at, at + 2);
    // Fill bytes may precede a segment.
    if (name === 'ffff') at += 1;
    else if (name === 'ffda') return;
    else {
      const length = content.readUInt16BE(at + 2);
      yield { name, data: content.subarray(at + 4, at + 2 + length) };
      at += 2 + length;
    }
  }
};

const pngParts: PartsOf = function* (content) {
  for (let at = 8; at + 8 <= content.length; ) {
    const length = content.readUInt32BE(at);
    yield { name: content.toString('latin1', at + 4, at + 8), data: content.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
};

const webpParts: PartsOf = function* (content) {
  for (let at = 12; at + 8 <= content.length; ) {
    const length = content.readUInt32LE(at + 4);
    yield { name: content.toString('latin1', at, at + 4), data: content.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
};

/** The number of the field for the orientation, and of its type: a number of 16 bits. */
const orientationField = 0x0112;
const shortType = 3;

/** Reads the first directory of Exif data, which are a TIFF file without a picture. */
function orientationIn(data: Buffer): number {
  if (data.length < 10) return 1;
  const isLittle = data.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const start = isLittle ? data.readUInt32LE(4) : data.readUInt32BE(4);
  if (start + 2 > data.length) return 1;
  const count = short(start);
  for (let at = start + 2; at + 12 <= data.length && at < start + 2 + 12 * count; at += 12) {
    if (short(at) !== orientationField || short(at + 2) !== shortType) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
