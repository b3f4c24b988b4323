import { isMap, isScalar, stringify } from 'yaml';
import type { TextEdit } from '../../problems/problem.ts';
import type { CountText, StringTable } from '../../strings/index.ts';
import { pluralCategories } from '../../strings/plural-categories.ts';
import {
  columnOf,
  endOfLine,
  lastEnd,
  lineEndOf,
  parseYamlText,
  spanOf,
  topLevelPair,
  UneditableError,
  type YamlText,
} from '../../yaml/edit/yaml-text.ts';

/** Returns the text of a new file of interface texts: English ones, to translate. */
export const newStringsText = (texts: StringTable, language: string): string =>
  `# The interface texts in ${new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language}: translate what is right of each colon.
# Names in braces, such as {count}, stay as they are: a number or a name takes their place.

${Object.entries(texts)
  .map(([group, entries]) => groupText(group, entries, language))
  .join('\n')}`;

/**
 * Returns the edits that add texts to a file of interface texts, each at the end of its group. Everything else stays as it is.
 * Throws `UneditableError` for a file or a group that is not written line by line.
 */
export function addStrings(written: string, texts: StringTable, language: string): TextEdit[] {
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
