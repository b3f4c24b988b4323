import { join } from 'node:path';
import {
  applyEdits,
  type CountText,
  columnOf,
  endOfLine,
  type LanguagePacks,
  lastEnd,
  lineEndOf,
  missingTexts,
  packOf,
  parseYamlText,
  pluralCategories,
  readYamlOf,
  type StringTable,
  spanOf,
  type TextEdit,
  topLevelPair,
  UneditableError,
  type YamlText,
} from '@pagewright/core';
import { isMap, isScalar, stringify } from 'yaml';
import { displayPath } from '../files/display-path.ts';
import type { FileChange } from './file-changes.ts';
import { changeFile, readText } from './site-changes.ts';

/** The interface texts that a site has, in English and in the languages of its code. */
type Texts = { strings: StringTable; packs: LanguagePacks };

/**
 * What adds the missing interface texts to `strings/<language>.yaml`: `total` texts, of which `english` are in English, to be translated. No
 * `change` when none is missing. `file` is the path that people read.
 */
export type PlannedStrings = { change: FileChange | undefined; file: string; total: number; english: number };

/**
 * Plans to write the interface texts that a language does not have yet: as `packs` have them, the others in English. Throws, with a message
 * for authors, when the file cannot be read or changed.
 */
export async function planStrings(given: {
  siteDir: string;
  language: string;
  code: Texts;
  packs: LanguagePacks;
}): Promise<PlannedStrings> {
  const { siteDir, language, code, packs } = given;
  const absolute = join(siteDir, 'strings', `${language}.yaml`);
  const file = displayPath(absolute);
  const before = await readText(absolute);
  const own = before === undefined ? undefined : readYamlOf(`strings/${language}.yaml`, before, file);
  if (own && own.problems.length > 0) throw new Error(`${file} cannot be read. Fix it first: npm run check`);
  const missing = missingTexts(code, language, own?.value);
  const total = countTexts(missing);
  if (total === 0) return { change: undefined, file, total, english: 0 };
  const texts = inWordsOf(packOf(packs, language), missing);
  const english = countTexts(missingTexts({ strings: missing, packs }, language, {}));
  const after =
    before === undefined
      ? newStringsText(texts, language, english > 0)
      : applyEdits(before, editsFor(before, { missing: texts, language, file }));
  return { change: { absolute, before, after }, file, total, english };
}

/** Returns the number of texts in a table. */
export const countTexts = (table: StringTable): number => Object.values(table).reduce((sum, group) => sum + Object.keys(group).length, 0);

/** Returns the texts of a table in the words of a language pack, where it has them. */
const inWordsOf = (pack: StringTable, table: StringTable): StringTable =>
  Object.fromEntries(
    Object.entries(table).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pack[group]?.[name] ?? text])),
    ]),
  );

/** Returns the English name of a language. */
export const englishName = (language: string): string => new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

type Addition = { missing: StringTable; language: string; file: string };

const editsFor = (text: string, { missing, language, file }: Addition): TextEdit[] =>
  changeFile(file, () => addStrings(text, missing, language), ' Write each on its own line, and run this again.');

/** Returns the text of a new file of interface texts. */
const newStringsText = (texts: StringTable, language: string, hasEnglish: boolean): string =>
  `# The interface texts in ${englishName(language)}: ${hasEnglish ? 'translate what is' : 'change what you like,'} right of each colon.
# Names in braces, such as {count}, stay as they are: a number or a name takes their place.

${Object.entries(texts)
  .map(([group, entries]) => groupText(group, entries, language))
  .join('\n')}`;

/**
 * Returns the edits that add texts to a file of interface texts, each at the end of its group. Everything else stays as it is.
 * Throws `UneditableError` for a file or a group that is not written line by line.
 */
function addStrings(written: string, texts: StringTable, language: string): TextEdit[] {
  const yaml = parseYamlText(written);
  const isEmpty = yaml.document.contents === null;
  const groups = Object.entries(texts).map(([group, entries]) => ({
    group,
    entries,
    pair: isEmpty ? undefined : topLevelPair(yaml, group),
  }));
  const fresh = groups.filter(({ pair }) => pair === undefined);
  const eol = lineEndOf(written);
  const end = written.length;
  const atEnd = fresh.map(({ group, entries }) => groupText(group, entries, language)).join('\n');
  const gap = written === '' ? '' : written.endsWith('\n') ? '\n' : '\n\n';
  return [
    ...groups.flatMap(({ group, entries, pair }) =>
      pair ? [editOfGroup(yaml, { group, key: pair.key, value: pair.value }, entries, language)] : [],
    ),
    ...(fresh.length > 0 ? [{ start: end, end, text: gap + atEnd }] : []),
  ].map((edit) => ({ ...edit, text: edit.text.replaceAll('\n', eol) }));
}

type Group = { group: string; key: unknown; value: unknown };

function editOfGroup({ text }: YamlText, { group, key, value }: Group, entries: StringTable[string], language: string): TextEdit {
  if (isScalar(value) && value.value === null) {
    const at = endOfLine(text, spanOf(key)?.[1] ?? 0);
    return { start: at, end: at, text: `\n${entriesText(entries, 2, language).trimEnd()}` };
  }
  if (!isMap(value) || value.flow) throw new UneditableError(`the texts of "${group}" are not on separate lines`);
  const last = lastEnd(value) ?? 0;
  const lines = entriesText(entries, columnOf(text, spanOf(value)?.[0] ?? 0), language);
  if (text[last - 1] === '\n') return { start: last, end: last, text: lines };
  const at = endOfLine(text, last);
  return { start: at, end: at, text: `\n${lines.trimEnd()}` };
}

const groupText = (group: string, entries: StringTable[string], language: string): string =>
  `${group}:\n${entriesText(entries, 2, language)}`;

/** Formats texts, one on each line. */
const entriesText = (entries: StringTable[string], indent: number, language: string): string =>
  Object.entries(entries)
    .map(([name, text]) => stringify({ [name]: inForms(text, language) }, { lineWidth: 0 }).replaceAll(/^(?=.)/gm, ' '.repeat(indent)))
    .join('');

/** Returns a text with every form that the language has. A form that English does not have is the one for most numbers. */
const inForms = (text: string | CountText, language: string): unknown =>
  typeof text === 'string'
    ? text
    : Object.fromEntries(pluralCategories(language).map((category) => [category, text[category] ?? text.other]));
