import { findBox, readBoxes } from './boxes.ts';

/** In pixels. */
export type PictureSize = { width: number; height: number };

/**
 * Returns the size of the main picture of an .avif file, after its crop and rotation. Undefined when the file
 * has no main picture. Throws a `RangeError` for a damaged file.
 */
export function avifSize(content: Buffer): PictureSize | undefined {
  // The boxes `meta`, `pitm`, `ispe` and `ipma` start with four bytes for their version and flags.
  const meta = findBox(content, 'meta')?.subarray(4);
  const [main, properties] = meta ? [findBox(meta, 'pitm'), findBox(meta, 'iprp')] : [];
  const [all, links] = properties ? [findBox(properties, 'ipco'), findBox(properties, 'ipma')] : [];
  if (!main || !all || !links) return undefined;
  const known = [...readBoxes(all)];
  let size: PictureSize | undefined;
  for (const index of propertiesOf(main.readUInt8(0) === 0 ? main.readUInt16BE(4) : main.readUInt32BE(4), links)) {
    const { type, data } = known[index - 1] ?? { type: 'none', data: all };
    if (type === 'ispe') size = { width: data.readUInt32BE(4), height: data.readUInt32BE(8) };
    if (type === 'clap') size = { width: share(data, 0), height: share(data, 8) };
    if (type === 'irot' && size && data.readUInt8(0) % 2 === 1) size = { width: size.height, height: size.width };
  }
  // Damaged numbers make a size of 0, or none at all.
  return size && size.width >= 1 && size.height >= 1 && Number.isFinite(size.width * size.height) ? size : undefined;
}

/** Reads two numbers, of which the first is divided by the second. */
const share = (data: Buffer, at: number): number => Math.round(data.readUInt32BE(at) / data.readUInt32BE(at + 4));

/** Returns the numbers of the properties of a picture, in the order in which they apply. They count from 1. */
function propertiesOf(picture: number, links: Buffer): number[] {
  const hasLongIds = links.readUInt8(0) > 0;
  const hasLongNumbers = (links.readUInt8(3) & 1) === 1;
  let at = 8;
  for (let left = links.readUInt32BE(4); left > 0; left -= 1) {
    const id = hasLongIds ? links.readUInt32BE(at) : links.readUInt16BE(at);
    at += hasLongIds ? 4 : 2;
    const count = links.readUInt8(at);
    const width = hasLongNumbers ? 2 : 1;
    // The highest bit says only that a reader must know the property.
    const numbers = Array.from({ length: id === picture ? count : 0 }, (_, index) =>
      hasLongNumbers ? links.readUInt16BE(at + 1 + 2 * index) & 0x7fff : links.readUInt8(at + 1 + index) & 0x7f,
    );
    if (id === picture) return numbers;
    at += 1 + count * width;
  }
  return [];
}
