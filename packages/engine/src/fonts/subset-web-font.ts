import { loadFontPackages } from './font-packages.ts';
import { type FontTables, readTables, writeTables } from './font-tables.ts';

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
