import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CountText,
  canonicalCode,
  columnOf,
  count,
  endOfLine,
  type LanguagePacks,
  lastEnd,
  lineEndOf,
  missingTexts,
  packOf,
  parseYamlText,
  pluralCategories,
  readSources,
  readYaml,
  type StringTable,
  spanOf,
  type TextEdit,
  topLevelPair,
  UneditableError,
  type YamlText,
} from '@pagewright/core';
import { isMap, isScalar, stringify } from 'yaml';
import { applyChanges, readSource } from '../../edit/site-changes.ts';
import { displayPath } from '../../files/display-path.ts';
import { nodeHost } from '../../site/node-host.ts';
import type { Project } from '../declare/command.ts';
import { print } from '../print.ts';

type NewStringsOptions = Pick<Project, 'loadCode'> & {
  siteDir: string;
  language: string;
  /** The language packs of Pagewright. */
  packs: LanguagePacks;
};

/**
 * Writes the interface texts that a language of the site does not have into `strings/<language>.yaml`: as Pagewright has them in this
 * language, the others in English. Adds them to a file that exists. Returns the exit code. Throws, with a message for authors, when
 * the site does not have the language.
 */
export async function newStrings({ siteDir, language: written, loadCode, packs }: NewStringsOptions): Promise<number> {
  const code = await loadCode();
  const { languages, settings } = await readSources(nodeHost, siteDir, code);
  if (settings.file.problems.length > 0) throw new Error('site.yaml cannot be read. Fix it first: npm run check');
  const language = canonicalCode(written);
  const known = languages.map((one) => one.code);
  if (!known.includes(language)) throw new Error(unknownLanguage(language, known));
  const absolute = join(siteDir, 'strings', `${language}.yaml`);
  const file = displayPath(absolute);
  const source = existsSync(absolute) ? await readSource(absolute) : undefined;
  const own = source && readYaml(file, source.text);
  if (own && own.problems.length > 0) throw new Error(`${file} cannot be read. Fix it first: npm run check`);
  const missing = missingTexts(code, language, own?.value);
  const total = countTexts(missing);
  if (total === 0) {
    print(`${file} was not changed: no interface text in "${language}" is missing.`);
    return 0;
  }
  const texts = inWordsOf(packOf(packs, language), missing);
  const english = countTexts(missingTexts({ strings: missing, packs }, language, {}));
  await applyChanges(
    source
      ? { files: [{ source, edits: editsFor(source.text, { missing: texts, language, file }) }] }
      : { files: [], created: [{ absolute, text: newStringsText(texts, language, english > 0) }] },
  );
  const translated = total - english;
  const inEnglish = english > 0 ? `${count(english, 'text')} in English` : '';
  const inLanguage = translated > 0 ? `${count(translated, 'text')} in ${nameOf(language)}` : '';
  print(`Wrote ${[inLanguage, inEnglish].filter(Boolean).join(' and ')} into ${file}.${english > 0 ? nextSteps(file) : ''}`);
  return 0;
}

const nextSteps = (file: string): string => `

Next:
  1. Translate what is right of each colon in ${file}.
  2. npm run check   says which texts are still in English.`;

const countTexts = (table: StringTable): number => Object.values(table).reduce((sum, group) => sum + Object.keys(group).length, 0);

/** Returns the texts of a table in the words of a language pack, where it has them. */
const inWordsOf = (pack: StringTable, table: StringTable): StringTable =>
  Object.fromEntries(
    Object.entries(table).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pack[group]?.[name] ?? text])),
    ]),
  );

const nameOf = (language: string): string => new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

type Addition = { missing: StringTable; language: string; file: string };

function editsFor(text: string, { missing, language, file }: Addition): TextEdit[] {
  try {
    return addStrings(text, missing, language);
  } catch (error) {
    if (!(error instanceof UneditableError)) throw error;
    throw new Error(`${file} cannot be changed: ${error.message}. Write each on its own line, and run this again.`);
  }
}

function unknownLanguage(language: string, known: readonly string[]): string {
  const [main] = language.split('-');
  const near = known.find((one) => one.split('-')[0] === main);
  return `The site has no language "${language}".${near === undefined ? '' : ` Did you mean "${near}"?`} Languages of site.yaml: ${known.join(', ')}.`;
}

/** Returns the text of a new file of interface texts. */
const newStringsText = (texts: StringTable, language: string, hasEnglish: boolean): string =>
  `# The interface texts in ${nameOf(language)}: ${hasEnglish ? 'translate what is' : 'change what you like,'} right of each colon.
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
