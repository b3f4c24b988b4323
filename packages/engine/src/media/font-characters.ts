import { brotliDecompressSync } from 'node:zlib';
import { readBounded } from '../files/read-bounded.ts';
import { maxMediaBytes, mediaStamp } from './read-media-facts.ts';

const known = new Map<string, { stamp: string; characters: ReadonlySet<number> | undefined }>();

/**
 * Returns the code points that a .woff2 file has glyphs for; undefined when it cannot be read. Cached until the file
 * changes.
 */
export function fontCharacters(absolute: string): ReadonlySet<number> | undefined {
  const stamp = mediaStamp(absolute);
  const cached = known.get(absolute);
  if (cached?.stamp === stamp) return cached.characters;
  const characters = tryRead(absolute);
  known.set(absolute, { stamp, characters });
  return characters;
}

function tryRead(absolute: string): ReadonlySet<number> | undefined {
  try {
    const table = characterMap(readBounded(absolute, maxMediaBytes));
    return table && charactersOf(table);
  } catch (error) {
    // A damaged font, with offsets outside the file.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** In bytes: the sum of the fields of `WOFF2Header` (https://www.w3.org/TR/WOFF2/#woff20Header). */
const headerLength = 48;
/** The numbers of known tables in the table directory: the character map, and the two that are transformed by default. */
const cmap = 0;
const glyf = 10;
const loca = 11;

/** Returns the `cmap` table of a .woff2 file, which maps characters to glyphs (https://www.w3.org/TR/WOFF2/). */
function characterMap(file: Buffer): Buffer | undefined {
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
  let found: { start: number; length: number } | undefined;
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at);
    const table = flags & 0x3f;
    at += table === 0x3f ? 5 : 1;
    const length = number();
    const isPacked = table === glyf || table === loca ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isPacked ? number() : length;
    if (table === cmap) found = { start, length };
    start += stored;
  }
  if (!found) return undefined;
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)), { maxOutputLength: 8 * 1024 * 1024 });
  return tables.subarray(found.start, found.start + found.length);
}

/** The maximum number of mapped characters, with repetitions: four times all of Unicode. Stops a hostile font. */
const maxSteps = 4 * 0x110000;

/** Reads the characters of a `cmap` table from its subtables in the formats 4 and 12, which web fonts use. */
function charactersOf(table: Buffer): ReadonlySet<number> {
  const characters = new Set<number>();
  let steps = 0;
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const part = table.subarray(table.readUInt32BE(8 + index * 8));
    const ranges = part.readUInt16BE(0) === 4 ? shortRanges(part) : part.readUInt16BE(0) === 12 ? longRanges(part) : [];
    for (const [first, last] of ranges) {
      steps += Math.max(0, Math.min(last, 0x10ffff) - first) + 1;
      if (steps > maxSteps) throw new Error('The font lists more characters than there are.');
      for (let one = first; one <= last && one < 0x110000; one += 1) characters.add(one);
    }
  }
  return characters;
}

function shortRanges(part: Buffer): [number, number][] {
  const bytes = part.readUInt16BE(6);
  const count = bytes / 2;
  const ranges = Array.from({ length: count }, (_, index): [number, number] => [
    part.readUInt16BE(16 + bytes + index * 2),
    part.readUInt16BE(14 + index * 2),
  ]);
  return ranges.filter(([first]) => first !== 0xffff);
}

const longRanges = (part: Buffer): [number, number][] =>
  Array.from({ length: part.readUInt32BE(12) }, (_, index) => [part.readUInt32BE(16 + index * 12), part.readUInt32BE(20 + index * 12)]);
