/** A box of a file in the container of ISO base media. */
type Box = { type: string; data: Buffer };

/** Lists the boxes in `data`, one after the other. Stops at the end and at a box that is damaged. */
export function* readBoxes(data: Buffer): Iterable<Box> {
  for (let at = 0; at + 8 <= data.length; ) {
    const short = data.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= data.length;
    const [header, size] = isLong ? [16, Number(data.readBigUInt64BE(at + 8))] : [8, short === 0 ? data.length - at : short];
    if (size < header) return;
    yield { type: data.toString('latin1', at + 4, at + 8), data: data.subarray(at + header, at + size) };
    at += size;
  }
}

/** Returns the first box of a type. Undefined when there is none. */
function findBox(data: Buffer, type: string): Buffer | undefined {
  for (const box of readBoxes(data)) if (box.type === type) return box.data;
  return undefined;
}

/** The kinds of files in the container of ISO base media: they differ only in the brands at their start. */
export type ContainerKind = 'avif' | 'moving-avif' | 'heic' | 'quicktime' | 'm4a' | 'mp4';

/** How many brands are read. A choice: real files have at most ten. */
const maxBrands = 32;

/** The kinds by their own brand. A file with another brand is an .mp4. */
const kinds: [RegExp, ContainerKind][] = [
  [/^avif$/, 'avif'],
  [/^avis$/, 'moving-avif'],
  [/^(?:he[iv][cmsx]|m[is]f1)$/, 'heic'],
  [/^qt {2}$/, 'quicktime'],
  [/^M4[AB] $/, 'm4a'],
];

/** Returns the kind of a file in the container of ISO base media, by its brands. Undefined for another file. */
export function containerKind(bytes: Buffer): ContainerKind | undefined {
  const start = bytes.toString('latin1', 4, 8);
  // Old QuickTime files have no brands. Their first byte is part of a length, and zero in files of less than 16 MB; in texts it is not.
  if (bytes[0] === 0 && /^(?:moov|mdat|wide|pnot)$/.test(start)) return 'quicktime';
  if (start !== 'ftyp') return undefined;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * maxBrands);
  const brands = [8, ...Array.from({ length: maxBrands }, (_, index) => 16 + 4 * index)]
    .filter((at) => at === 8 || at + 4 <= end)
    .map((at) => bytes.toString('latin1', at, at + 4));
  const [first = ''] = brands;
  // mif1 and msf1 say only that there are pictures: the other brands say in which format.
  const isGeneral = /^m[is]f1$/.test(first);
  const own = isGeneral ? (brands.find((brand) => /^(?:avi[fs]|he[iv][cmsx])$/.test(brand)) ?? first) : first;
  return kinds.find(([brand]) => brand.test(own))?.[1] ?? 'mp4';
}

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

/** How the pictures of an .mp4 are stored: as all browsers play them, as some do, as none does, or not at all. */
type VideoFormat = 'played' | 'hevc' | 'other' | 'none';

/** The names of formats that all browsers play: H.264, AV1, VP8 and VP9. */
const played = /^(?:avc[1-4]|av01|vp0[89])$/;
const hevc = /^(?:hvc1|hev1|dvh1|dvhe)$/;

/** Returns the format of the pictures of an .mp4. Undefined when the file does not say what is in it. */
export function videoFormat(content: Buffer): VideoFormat | undefined {
  const tracks = [...boxesAt(content, ['moov', 'trak'])];
  if (tracks.length === 0) return undefined;
  const formats = tracks.flatMap((track) => {
    const [handler] = boxesAt(track, ['mdia', 'hdlr']);
    if (handler?.toString('latin1', 8, 12) !== 'vide') return [];
    // Before its entries, which are named after formats, the box has eight bytes.
    return [...boxesAt(track, ['mdia', 'minf', 'stbl', 'stsd'])].flatMap((entries) =>
      [...readBoxes(entries.subarray(8))].map(({ type }) => type),
    );
  });
  if (formats.length === 0) return 'none';
  if (formats.some((format) => played.test(format))) return 'played';
  return formats.some((format) => hevc.test(format)) ? 'hevc' : 'other';
}

/** Lists the boxes at a path of types, such as all tracks of a film. */
export function* boxesAt(data: Buffer, [first, ...rest]: readonly string[]): Iterable<Buffer> {
  for (const { type, data: inside } of readBoxes(data)) {
    if (type !== first) continue;
    if (rest.length === 0) yield inside;
    else yield* boxesAt(inside, rest);
  }
}
