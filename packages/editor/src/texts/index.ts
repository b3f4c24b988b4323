import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldTexts, fieldTexts, preferredLanguage as preferredOf } from 'pagewright/editing';
import { parse } from 'yaml';
import { z } from 'zod';
import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

/** A language of the editor. */
export type Language = 'en' | 'de';

const table = z.record(z.string(), z.string()).default({});

/** A file in `texts/`: the texts of the editor and of fields by their keys, and other words for what schemas and messages say. */
const fileSchema = z.strictObject({
  editor: table,
  fields: table,
  names: table,
  values: table,
  descriptions: table,
  sentences: table,
  words: table,
  leftOut: z.array(z.string()).default([]),
});

type TextFile = z.output<typeof fileSchema>;

const files = new Map<Language, TextFile>();

/** Reads the file of a language in `texts/`, once. */
export function textFileOf(language: Language): TextFile {
  const path = join(import.meta.dirname, '..', '..', 'texts', `${language}.yaml`);
  const file = files.get(language) ?? fileSchema.parse(parse(readFileSync(path, 'utf8'), { stringKeys: true }));
  files.set(language, file);
  return file;
}

/** Returns the texts of the editor in a language. */
export const textsOf = (language: Language): Texts => ({ ...en, ...textFileOf(language).editor });

/** Returns the texts around fields in a language. */
export const fieldTextsOf = (language: Language): FieldTexts => ({ ...fieldTexts, ...textFileOf(language).fields });

/** Returns the language of the editor that a browser prefers, by its header `Accept-Language`. */
export const preferredLanguage = (header: string): Language => preferredOf(header, ['en', 'de']);
