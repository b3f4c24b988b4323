/** The kinds of files in the container of ISO base media: they differ only in the brands at their start. */
export type ContainerKind = 'avif' | 'heic' | 'quicktime' | 'mp4';

/** How many brands are read. A choice: real files have at most ten. */
const maxBrands = 32;

/** Returns the kind of a file in the container of ISO base media, by its brands. Undefined for another file. */
export function containerKind(bytes: Buffer): ContainerKind | undefined {
  if (bytes.subarray(4, 8).toString('latin1') !== 'ftyp') return undefined;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * maxBrands);
  const brands = [8, ...Array.from({ length: maxBrands }, (_, index) => 16 + 4 * index)]
    .filter((start) => start === 8 || start + 4 <= end)
    .map((start) => bytes.subarray(start, start + 4).toString('latin1'));
  // mif1 and msf1 say only that there are pictures: the other brands say in which format.
  const [first = ''] = brands;
  const [own = ''] = /^m[is]f1$/.test(first) ? brands.filter((brand) => /^(?:avi[fs]|he[iv][cmsx])$/.test(brand)) : [first];
  if (/^avi[fs]$/.test(own)) return 'avif';
  if (/^m[is]f1$/.test(first) || /^he[iv][cmsx]$/.test(own)) return 'heic';
  return own === 'qt  ' ? 'quicktime' : 'mp4';
}
