import { z } from 'zod';
import type { LanguageSettings } from '../../model/languages.ts';
import { languagesSchema } from '../../schema/languages.ts';
import { canonicalCode, languageCode } from '../../text/language-code.ts';
import type { ValidSettings } from './validate-settings.ts';

const partsSchema = z.object({ language: z.string().catch('en'), languages: languagesSchema.catch({}) });

/**
 * Returns what `site.yaml` says of languages, as far as it can be read while another part of it is wrong. Leaves out names that
 * cannot be a code, which the rule `wrong-language` reports.
 */
export function languageSettings({ settings, parts, file }: ValidSettings): LanguageSettings {
  const { language, languages } = settings ?? partsSchema.catch(() => fromText(file.readText())).parse(parts);
  return { language, languages: Object.fromEntries(Object.entries(languages).filter(([code]) => languageCode.test(code))) };
}

/** Reads the codes from the text of a file with a syntax error, so that pages of a language are not taken for others. */
function fromText(text: string): LanguageSettings {
  const [, lines = ''] = /^languages:[ \t]*\r?\n((?:[ \t]+.*\r?\n?|\r?\n)*)/m.exec(text) ?? [];
  const [, indent = ''] = /^([ \t]+)\S/.exec(lines) ?? [];
  const codes = [...lines.matchAll(/^([ \t]+)([A-Za-z-]+):/gm)].flatMap(([, before, code]) => (before === indent && code ? [code] : []));
  return {
    language: canonicalCode(/^language:[ \t]*["']?([A-Za-z-]+)/m.exec(text)?.[1] ?? 'en'),
    languages: languagesSchema.parse(Object.fromEntries(codes.map((code) => [code, { name: code }]))),
  };
}
