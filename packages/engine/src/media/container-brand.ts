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
