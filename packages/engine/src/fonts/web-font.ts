import { brotliDecompressSync } from 'node:zlib';

/** In bytes: the sum of the fields of `WOFF2Header` (https://www.w3.org/TR/WOFF2/#woff20Header). */
const headerLength = 48;

/** The tables of a font that are read, by their numbers in the table directory of a .woff2 file. */
const tableNames: Readonly<Record<number, string>> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx' };

/** The number of a table whose name is written beside it. */
const namedTable = 0x3f;

/** The tables that are transformed by default. Others are when they have a version. */
const glyf = 10;
const loca = 11;

/** A table of a font. `isTransformed`: it is written in the form of .woff2. */
type FontTable = { bytes: Buffer; isTransformed: boolean };

/** In bytes. A choice: more than any font for the web has. */
const maxTablesLength = 8 * 1024 * 1024;

/** Returns the tables of a .woff2 file that say which characters it has and how wide they are (https://www.w3.org/TR/WOFF2/). Undefined for another file. Throws for a damaged one. */
function readTables(file: Buffer): ReadonlyMap<string, FontTable> | undefined {
  if (file.toString('latin1', 0, 4) !== 'wOF2') return undefined;
  let at = headerLength;
  const number = (): number => {
    let value = 0;
    for (let more = true; more; at += 1) {
      const byte = file.readUInt8(at);
      value = value * 128 + (byte & 0x7f);
      more = byte > 0x7f;
    }
    return value;
  };
  let start = 0;
  const places: { name: string; start: number; length: number; isTransformed: boolean }[] = [];
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at);
    const table = flags & namedTable;
    at += table === namedTable ? 5 : 1;
    const length = number();
    const isTransformed = table === glyf || table === loca ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? number() : length;
    const name = tableNames[table];
    if (name !== undefined) places.push({ name, start, length: stored, isTransformed });
    start += stored;
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)), { maxOutputLength: maxTablesLength });
  return new Map(
    places.map(({ name, start: first, length, isTransformed }) => [name, { bytes: tables.subarray(first, first + length), isTransformed }]),
  );
}

/** The characters from `first` to `last`. `glyphOf` returns the number of the glyph of one; 0 for none. */
type Range = { first: number; last: number; glyphOf: (codePoint: number) => number };

/** Returns the ranges of a `cmap` table, from its subtables in the formats 4 and 12, which web fonts use. */
function rangesOf(table: Buffer): Range[] {
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.subarray(table.readUInt32BE(8 + index * 8))).flatMap((part) => {
    const format = part.readUInt16BE(0);
    return format === 4 ? shortRanges(part) : format === 12 ? longRanges(part) : [];
  });
}

function shortRanges(part: Buffer): Range[] {
  const bytes = part.readUInt16BE(6);
  const ranges = Array.from({ length: bytes / 2 }, (_, index): Range => {
    const at = 14 + index * 2;
    const first = part.readUInt16BE(at + bytes + 2);
    const offsetAt = at + bytes * 3 + 2;
    const glyphOf = (codePoint: number): number => {
      const delta = part.readUInt16BE(at + bytes * 2 + 2);
      const offset = part.readUInt16BE(offsetAt);
      const glyph = offset === 0 ? codePoint : part.readUInt16BE(offsetAt + offset + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) % 0x10000;
    };
    return { first, last: part.readUInt16BE(at), glyphOf };
  });
  return ranges.filter(({ first }) => first !== 0xffff);
}

const longRanges = (part: Buffer): Range[] =>
  Array.from({ length: part.readUInt32BE(12) }, (_, index) => {
    const [first, last, glyph] = [0, 4, 8].map((byte) => part.readUInt32BE(16 + index * 12 + byte));
    return { first: first ?? 0, last: last ?? 0, glyphOf: (codePoint: number): number => (glyph ?? 0) + codePoint - (first ?? 0) };
  });

/** The maximum number of mapped characters, with repetitions: four times all of Unicode. Stops a hostile font. */
const maxSteps = 4 * 0x110000;

/** Reads a font. Undefined for a damaged one, which has offsets outside the file. */
export function unlessDamaged<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Returns the code points that a .woff2 file has glyphs for. Undefined for a file that is none. Throws for a damaged one. */
export function charactersOf(file: Buffer): ReadonlySet<number> | undefined {
  const cmap = readTables(file)?.get('cmap');
  if (!cmap) return undefined;
  const characters = new Set<number>();
  let steps = 0;
  for (const { first, last } of rangesOf(cmap.bytes)) {
    steps += Math.max(0, Math.min(last, 0x10ffff) - first) + 1;
    if (steps > maxSteps) throw new Error('The font lists more characters than there are.');
    for (let one = first; one <= last && one < 0x110000; one += 1) characters.add(one);
  }
  return characters;
}

/** The sizes of a font, in its own units. `advanceOf` returns the width of a character; undefined for one that the font does not have. */
export type FontSizes = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  advanceOf: (codePoint: number) => number | undefined;
};

/** Returns the sizes of a .woff2 file; of a variable font, those of its default. Undefined for a file that is none or lacks them. Throws for a damaged one. */
export function fontSizesOf(file: Buffer): FontSizes | undefined {
  const tables = readTables(file);
  const [cmap, head, hhea, hmtx] = Object.values(tableNames).map((name) => tables?.get(name));
  if (!cmap || !head || !hhea || !hmtx) return undefined;
  const unitsPerEm = head.bytes.readUInt16BE(18);
  const widths = hhea.bytes.readUInt16BE(34);
  if (unitsPerEm === 0 || widths === 0) return undefined;
  const ranges = rangesOf(cmap.bytes);
  // Transformed, the widths stand together behind a byte of flags. Else, each has a side bearing behind it.
  const [start, step] = hmtx.isTransformed ? [1, 2] : [0, 4];
  const advanceOf = (codePoint: number): number | undefined => {
    const glyph = ranges.find(({ first, last }) => codePoint >= first && codePoint <= last)?.glyphOf(codePoint) ?? 0;
    return glyph === 0 ? undefined : hmtx.bytes.readUInt16BE(start + Math.min(glyph, widths - 1) * step);
  };
  const [ascent, descent, lineGap] = [4, 6, 8].map((at) => hhea.bytes.readInt16BE(at));
  return { unitsPerEm, ascent: ascent ?? 0, descent: descent ?? 0, lineGap: lineGap ?? 0, advanceOf };
}
