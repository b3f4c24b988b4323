import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fontPathSchema } from '@pagewright/core';
import { parse } from 'yaml';
import { z } from 'zod';
import { unicodeRangePattern } from './characters.ts';

const weight = z.int().min(1).max(1000);

const fontSchema = z.strictObject({
  file: fontPathSchema,
  source: z.string(),
  extended: z.strictObject({ file: fontPathSchema, source: z.string() }).optional(),
  weights: z
    .string()
    .regex(/^\d{1,4} \d{1,4}$/, 'Write the lightest and the heaviest weight, such as "400 700".')
    .optional(),
  textWeight: weight.optional(),
  licence: z.string().optional(),
  languages: z.array(z.string()).min(1).optional(),
});

/** OpenType features that browsers apply by default, those that Arabic and Indic letters need, tabular figures, and case-sensitive forms. */
const defaultFeatures = [
  'kern liga calt ccmp locl mark mkmk tnum case',
  'rlig isol init medi fina mset curs',
  'nukt akhn rphf rkrf pref blwf half pstf vatu cjct pres abvs blws psts haln abvm blwm dist',
].flatMap((tags) => tags.split(' '));

const fontsSchema = z.strictObject({
  languages: z.array(z.string()).min(1),
  ranges: z.array(z.string().regex(unicodeRangePattern, 'Write ranges like U+0900-097F.')).default([]),
  characters: z.string().default(''),
  features: z.array(z.string()).default(defaultFeatures),
  licenceFile: z
    .string()
    .regex(/^\/media\/fonts\/[\w.-]+\.txt$/, 'Write a .txt file in /media/fonts.')
    .optional(),
  fonts: z.array(fontSchema).min(1),
});

/** One web font: paths of its source and licence are absolute. Weights are those of the axis `wght`. */
export type FontPlan = {
  /** Its path in the site, such as `/media/fonts/text.woff2`. */
  file: string;
  source: string;
  /** A second file, for the characters that the source lacks, from another source. */
  extended?: { file: string; source: string } | undefined;
  /** The weights that a variable font keeps. */
  weights?: { min: number; max: number } | undefined;
  /** The weight of most text in this font; the fallback metrics are for it. */
  textWeight?: number | undefined;
  licence?: string | undefined;
  /** The languages whose characters it gets. Default: those of the file. */
  languages?: string[] | undefined;
};

/** The input of `npm run fonts`. docs/developers/fonts.md explains every field. */
export type FontsFile = Omit<z.infer<typeof fontsSchema>, 'fonts'> & { fonts: FontPlan[] };

/** Reads a `fonts.yaml`. Paths in it are relative to its folder. Throws an `Error` when it or a file in it is missing, or when it is invalid. */
export function readFontsFile(file: string): FontsFile {
  if (!existsSync(file)) throw new Error(`${file} does not exist. It lists the fonts of the site: see docs/developers/fonts.md.`);
  const result = fontsSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is invalid:\n${z.prettifyError(result.error)}`);
  const absolute = (path: string): string => join(dirname(file), path);
  const fonts = result.data.fonts.map(({ weights, source, extended, licence, ...font }) => {
    const [min, max] = weights?.split(' ').map(Number) ?? [];
    return {
      ...font,
      source: absolute(source),
      ...(extended && { extended: { ...extended, source: absolute(extended.source) } }),
      ...(min !== undefined && max !== undefined && { weights: { min, max } }),
      ...(licence !== undefined && { licence: absolute(licence) }),
    };
  });
  const lost = fonts
    .flatMap(({ source, extended, licence = source }) => [source, extended?.source ?? source, licence])
    .find((path) => !existsSync(path));
  if (lost !== undefined)
    throw new Error(`${file} names ${lost}, which does not exist. Write each path as seen from the folder of ${basename(file)}.`);
  return { ...result.data, fonts };
}
