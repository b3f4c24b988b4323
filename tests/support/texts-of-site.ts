import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ShownText, textsOfPage } from './foreign-texts.ts';

/** Returns the texts of every file of a built site that visitors or other programs read: pages, their islands, feeds, search indexes. */
export function textsOfSite(out: string): Map<string, ShownText[]> {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();
  const read = (file: string): string => readFileSync(join(out, file), 'utf8');
  const languageOf = (file: string): string => languageOfPage(read(join(dirname(file), 'index.html')));
  return new Map(
    files.flatMap((file): [string, ShownText[]][] => {
      if (file.endsWith('.html')) return [[file, textsOfPage(read(file))]];
      if (file.endsWith('islands.json')) return [[file, inLanguage(stringsOf(JSON.parse(read(file))), languageOf(file))]];
      if (file.endsWith('search.json')) return [[file, inLanguage(stringsOf(JSON.parse(read(file))), languageOf(file))]];
      return /feed(?:\/[^/]+)?\.xml$/.test(file) ? [[file, textsOfFeed(read(file))]] : [];
    }),
  );
}

/** The language of the blocks of a page: that of its title when the page repeats one in another language. */
const languageOfPage = (html: string): string => /<title lang="([^"]*)"/.exec(html)?.[1] ?? /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';

const inLanguage = (texts: readonly string[], language: string): ShownText[] => texts.map((text) => ({ text, language }));

/** Not for visitors: the labels of e-mails to the owner, who reads the default language, and values and limits of form fields. */
const notShown = new Set(['ownerMail', 'value', 'min', 'max']);

/** Returns all strings of a JSON value that visitors may see. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (notShown.has(name) ? [] : stringsOf(inner)));
}

function textsOfFeed(xml: string): ShownText[] {
  const language = /xml:lang="([^"]*)"/.exec(xml)?.[1] ?? '';
  return inLanguage(
    [...xml.matchAll(/>([^<]+)</g)].map(([, text = '']) => text),
    language,
  );
}
