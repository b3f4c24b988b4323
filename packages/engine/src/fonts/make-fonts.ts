import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FontFallback } from '@pagewright/core';
import type { Font } from 'fontkit';
import { charactersInUse, charactersOfLanguages, charactersOfRanges } from './characters.ts';
import { type ArialFace, fallbackMetrics, letterFrequency, sizesOf } from './fallback-metrics.ts';
import type { FontPlan, FontsFile } from './fonts-file.ts';
import { openInstance } from './open-font.ts';
import { subsetWebFont } from './subset-web-font.ts';

/** A written file and its size. */
type MadeFile = { file: string; bytes: number };

/** A written font: its one or two files, the metrics for `site.yaml`, and the characters that its sources do not have. */
type MadeFont = { files: MadeFile[]; metrics: FontFallback; fallback: ArialFace; missing: string[] };

/** The weight from which the fallback is Arial Bold. Browsers synthesize bold from 600 (CSS Fonts 4). */
const minBoldWeight = 600;

const defaultWeight = 400;

/**
 * Writes the web fonts of the site in `siteDir`, as subsets with the characters of `plan` (languages, ranges, characters)
 * and of the site's YAML files. Yields each written font, and finally writes the licences.
 */
export async function* makeFonts(plan: FontsFile, siteDir: string): AsyncIterable<MadeFont> {
  const inUse = await charactersInUse(siteDir);
  const charactersOf = (languages: readonly string[]): string =>
    [...new Set(charactersOfLanguages(languages) + charactersOfRanges(plan.ranges) + plan.characters + inUse)].join('');
  const licences: string[] = [];
  for (const font of plan.fonts) {
    yield await makeFont(font, { characters: charactersOf(font.languages ?? plan.languages), features: plan.features, siteDir });
    if (font.licence !== undefined) licences.push(await readFile(font.licence, 'utf8'));
  }
  if (plan.licenceFile !== undefined) await writeFile(join(siteDir, plan.licenceFile), combineLicences(licences));
}

type Subset = { characters: string; features: string[]; siteDir: string };

async function makeFont(font: FontPlan, { characters, features, siteDir }: Subset): Promise<MadeFont> {
  const { file, source, extended, weights, textWeight } = font;
  const weight = textWeight ?? defaultWeight;
  const write = async (path: string, data: Buffer, some: string): Promise<MadeFile> => {
    const bytes = await subsetWebFont(data, { characters: some, features, weights, weight });
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await writeFile(join(siteDir, path), bytes);
    return { file: path, bytes: bytes.length };
  };
  const data = await readFile(source);
  const files = [await write(file, data, characters)];
  const fallback = weight >= minBoldWeight ? 'Arial Bold' : 'Arial';
  // The metrics are an average over these letters, whether the subset has all of them or not.
  const letters = Object.keys(letterFrequency).join('');
  const instance = await openInstance(data, { characters: characters + letters, weight: weights && weight });
  let missing = charactersWithout(instance, characters);
  if (extended) {
    const more = await readFile(extended.source);
    const rest = missing;
    missing = charactersWithout(await openInstance(more, { characters: rest.join('') }), rest);
    files.push(await write(extended.file, more, rest.join('')));
  }
  return { files, metrics: fallbackMetrics(sizesOf(instance), fallback), fallback, missing };
}

/** Returns the characters that a font has no glyph for. */
const charactersWithout = (font: Font, characters: Iterable<string>): string[] =>
  [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/**
 * Combines licences into one text. Licences that differ in their first line only, the copyright notice, are printed
 * once with all their notices.
 */
export function combineLicences(licences: readonly string[]): string {
  const notices = new Map<string, string[]>();
  for (const text of new Set(licences)) {
    const end = text.indexOf('\n') + 1;
    const notice = text.slice(0, end);
    const body = text.slice(end);
    notices.set(body, [notice, ...(notices.get(body) ?? [])]);
  }
  return [...notices].map(([body, all]) => all.join('') + body).join('\n');
}
