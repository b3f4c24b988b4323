import { readFile } from 'node:fs/promises';
import { languageCode } from '@pagewright/core';
import { parseDocument, visit } from 'yaml';
import { isFile, walkFolder } from '../files/walk-folder.ts';

/** A Unicode range as in CSS: `U+41` or `U+0900-097F`. */
export const unicodeRangePattern = /^U\+([0-9A-Fa-f]{1,6})(?:-([0-9A-Fa-f]{1,6}))?$/;

/** Returns the characters of Unicode ranges such as `U+0900-097F`. Throws an `Error` for a malformed or reversed range. */
export function charactersOfRanges(ranges: readonly string[]): string {
  return ranges
    .map((range) => {
      const [, start = '', end = start] = unicodeRangePattern.exec(range) ?? [];
      const first = Number.parseInt(start, 16);
      const last = Number.parseInt(end, 16);
      if (!(first <= last && last <= 0x10ffff)) throw new Error(`ranges: write ranges like U+0900-097F, not "${range}".`);
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
    })
    .join('');
}

/**
 * Single-byte encodings and the languages whose letters they contain (ISO 639-1 codes). Their characters from 0xA0 are
 * those of the WHATWG Encoding Standard, which node implements.
 */
const encodings = {
  'iso-8859-1': ['ca', 'da', 'de', 'es', 'ga', 'is', 'it', 'nb', 'nl', 'nn', 'no', 'pt', 'sv'],
  'iso-8859-2': ['bs', 'cs', 'hr', 'hu', 'pl', 'sk', 'sl'],
  'iso-8859-13': ['lt', 'lv'],
  'iso-8859-15': ['et', 'fi', 'fr'],
  'windows-1251': ['be', 'bg', 'mk', 'ru', 'sr', 'uk'],
  'windows-1253': ['el'],
  'windows-1254': ['tr'],
} as const satisfies Record<string, readonly string[]>;

/** The characters of scripts without such an encoding, by script code (ISO 15924), as Unicode ranges. */
const scriptRanges: Readonly<Record<string, readonly string[]>> = {
  Arab: ['U+0600-06FF'],
  Deva: ['U+0900-097F', 'U+200C-200D', 'U+25CC'],
  Hebr: ['U+0590-05FF'],
};

const languages = new Map<string, string>(Object.entries(encodings).flatMap(([encoding, codes]) => codes.map((code) => [code, encoding])));

/**
 * English has no encoding of its own. Its letters beyond ASCII are those of loanwords and of names from its neighbours: the
 * letters of ISO 8859-1, except those of Icelandic.
 */
const english = [...'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿ', '\u00A0', '\u00AD'].join('');

/** The dashes, quotation marks and apostrophe of most languages. The encodings from 0xA0 lack them. */
const punctuation = '–—‘’“”…';

/**
 * What languages have besides: quotation marks, letters and spaces of the exemplar characters of CLDR (Unicode's data of languages) that are in
 * neither an encoding nor the list above. French sets U+202F before a question mark, Ukrainian an apostrophe of its own (U+02BC).
 */
const additions: readonly { characters: string; languages: readonly string[] }[] = [
  {
    characters: '„‚',
    languages: ['be', 'bg', 'bs', 'cs', 'de', 'et', 'hr', 'hu', 'is', 'lt', 'mk', 'pl', 'ru', 'sk', 'sl', 'sr', 'uk'],
  },
  { characters: '«»', languages: ['ar', 'bs', 'cs', 'fa', 'hr', 'hu', 'pl', 'sk', 'sl'] },
  { characters: 'ẞ', languages: ['de'] },
  { characters: '\u202F', languages: ['fr'] },
  { characters: '\u02BC', languages: ['uk'] },
];

/** The printable characters of ASCII. */
const ascii = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** Returns the characters of an encoding from 0xA0. Omits U+FFFD, to which unassigned bytes decode. */
function upperPart(encoding: string): string {
  const bytes = Uint8Array.from({ length: 0x60 }, (_, index) => 0xa0 + index);
  return new TextDecoder(encoding).decode(bytes).replaceAll('\uFFFD', '');
}

const isLanguage = (code: string): boolean => languageCode.test(code);

/**
 * Returns the characters of languages (codes such as `de` or `de-CH`) with their punctuation, including ASCII. Throws an `Error` for a language
 * in another script than these, such as Japanese.
 */
export function charactersOfLanguages(codes: readonly string[]): string {
  const parts = codes.map((code) => {
    const [language = ''] = code.split('-');
    const own = additions.flatMap(({ characters, languages: some }) => (some.includes(language) ? characters : [])).join('');
    return lettersOf(code, language) + own;
  });
  return ascii + punctuation + parts.join('');
}

/** Returns the characters of a language by its encoding or its script. */
function lettersOf(code: string, language: string): string {
  if (language === 'en') return english;
  const encoding = languages.get(language);
  if (encoding !== undefined) return upperPart(encoding);
  const ranges = isLanguage(code) ? scriptRanges[new Intl.Locale(code).maximize().script ?? ''] : undefined;
  if (ranges) return charactersOfRanges(ranges);
  throw new Error(
    `languages: "${code}" is not known. Known: ${[...languages.keys(), 'en'].sort().join(', ')}. List the characters of other languages under ranges.`,
  );
}

/** Control characters. No font has glyphs for them. */
const controls = /\p{Cc}/gu;

/** Returns the distinct characters in the values of a site's YAML files, sorted. Reads a file with a syntax error as far as possible. */
export async function charactersInUse(siteDir: string): Promise<string> {
  const { files } = await walkFolder(siteDir);
  const characters = new Set<string>();
  for (const file of files.filter((path) => path.endsWith('.yaml') && isFile(path))) {
    visit(parseDocument(await readFile(file, 'utf8')), {
      Scalar: (key, { value }) => {
        if (key !== 'key' && typeof value === 'string') for (const character of value.replaceAll(controls, '')) characters.add(character);
      },
    });
  }
  return [...characters].sort().join('');
}
