import { loadFontPackages } from './open-font.ts';

type SubsetOptions = {
  characters: string;
  features: string[];
  /** The weights that a variable font keeps. */
  weights?: { min: number; max: number } | undefined;
  /** The weight of most text. */
  weight: number;
};

/**
 * Returns a subset of a font as WOFF2. A variable font has the kerning of `weight` for all its weights: kerning that varies is
 * up to a third of the file, and hardly differs. Positions of other kinds, such as those of marks above letters, vary.
 */
export async function subsetWebFont(font: Buffer, { characters, features, weights, weight }: SubsetOptions): Promise<Buffer> {
  const { subsetFont } = await loadFontPackages();
  const options = { keepFeatures: features, noHinting: true };
  if (!weights) return subsetFont(font, characters, { ...options, targetFormat: 'woff2' });
  const ofWeight = (wght: number | { min: number; max: number }) =>
    subsetFont(font, characters, { ...options, targetFormat: 'sfnt', variationAxes: { wght } });
  const fixed = await ofWeight(Math.min(Math.max(weight, weights.min), weights.max));
  const merged = withFixedKerning(await ofWeight(weights), readTables(fixed));
  return subsetFont(merged, characters, { ...options, targetFormat: 'woff2' });
}

function withFixedKerning(variable: Buffer, fixed: FontTables): Buffer {
  const tables = readTables(variable);
  const kerning = fixed.get('GPOS');
  if (!kerning || positionFeatures(kerning).some((feature) => feature !== 'kern') || !haveSameGlyphs(tables, fixed)) return variable;
  return writeTables(variable, new Map([...tables, ['GPOS', kerning]]));
}

/** Kerning names glyphs by their numbers: those of the characters, and the number of all glyphs, have to be the same. */
function haveSameGlyphs(one: FontTables, other: FontTables): boolean {
  const numbersOf = (tables: FontTables) => [tables.get('cmap'), tables.get('maxp')?.subarray(4, 6)].map((table) => table?.toString('hex'));
  return numbersOf(one).join() === numbersOf(other).join();
}

/** Returns the tags of the features in a table `GPOS`. */
function positionFeatures(table: Buffer): string[] {
  const list = table.subarray(table.readUInt16BE(6));
  return Array.from({ length: list.readUInt16BE(0) }, (_, index) => list.toString('latin1', 2 + 6 * index, 6 + 6 * index));
}

/** The tables of a font by their tags (OpenType: table directory). */
type FontTables = ReadonlyMap<string, Buffer>;

const headerLength = 12;
const recordLength = 16;

/** Reads the tables of a font that is not compressed. */
function readTables(font: Buffer): FontTables {
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => font.subarray(headerLength + recordLength * index));
  return new Map(
    records.map((record) => {
      const offset = record.readUInt32BE(8);
      return [record.toString('latin1', 0, 4), font.subarray(offset, offset + record.readUInt32BE(12))];
    }),
  );
}

/** Writes a font with these tables. Leaves out the checksums: the font must be processed again. */
function writeTables(version: Buffer, tables: FontTables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(headerLength + recordLength * sorted.length);
  version.copy(directory, 0, 0, 4);
  directory.writeUInt16BE(sorted.length, 4);
  let offset = directory.length;
  const contents = sorted.map(([tag, table], index) => {
    const at = headerLength + recordLength * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    offset += table.length + padding.length;
    return Buffer.concat([table, padding]);
  });
  return Buffer.concat([directory, ...contents]);
}
