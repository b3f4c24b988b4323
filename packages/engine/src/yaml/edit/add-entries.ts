import { isMap, isScalar, isSeq, type Pair, type YAMLSeq } from 'yaml';
import type { TextEdit } from '../../problems/problem.ts';
import { columnOf, endOfLine, lastEnd } from './entry-lines.ts';
import { scalarSource } from './scalar-source.ts';
import { lineEndOf, spanOf, topLevelPair, UneditableError, type YamlText } from './yaml-text.ts';

/** The fields of a new entry, in the order in which they are written. */
export type NewEntry = Readonly<Record<string, string>>;

type NewEntries = readonly NewEntry[];

/**
 * Returns the edit that adds entries to the list of a top-level field, in the style of the existing entries. Adds a missing
 * list at the end of the file. Throws `UneditableError` when the field is not a list.
 */
export function addEntries(yaml: YamlText, key: string, entries: NewEntries): TextEdit {
  const pair = topLevelPair(yaml, key);
  if (!pair) return addList(yaml.text, key, entries);
  const { value } = pair;
  if (isSeq(value)) return value.flow ? addInBrackets(yaml.text, value, entries) : addBelow(yaml.text, value, entries);
  if (isScalar(value) && value.value === null) return fillEmpty(yaml.text, pair, entries);
  throw new UneditableError(`"${key}" is not a list`);
}

const inBraces = (entry: NewEntry): string =>
  `{ ${Object.entries(entry)
    .map(([name, value]) => `${name}: ${scalarSource({ value, like: '', isInFlow: true })}`)
    .join(', ')} }`;

/** Formats entries as block list items. */
const allOnLines = (entries: NewEntries, eol: string): string => entries.map((entry) => onLines(entry, eol)).join(eol);

/** Formats an entry as a block list item: the dash in the column `dash`, the fields in the column `fields`. */
function onLines(entry: NewEntry, eol: string, dash = 2, fields = dash + 2): string {
  return Object.entries(entry)
    .map(([name, value], index) => {
      const lead = index === 0 ? `${' '.repeat(dash)}-`.padEnd(fields) : ' '.repeat(fields);
      return `${lead}${name}: ${scalarSource({ value, like: '', isInFlow: false })}`;
    })
    .join(eol);
}

function addList(text: string, key: string, entries: NewEntries): TextEdit {
  const eol = lineEndOf(text);
  const written = `${key}:${eol}${allOnLines(entries, eol)}`;
  const end = text.length;
  if (!text.endsWith('\n')) return { start: end, end, text: `${eol}${eol}${written}` };
  return { start: end, end, text: `${/\n\r?\n$/.test(text) ? '' : eol}${written}${eol}` };
}

function fillEmpty(text: string, { key, value }: Pair, entries: NewEntries): TextEdit {
  const [start = 0, end = 0] = spanOf(value) ?? [];
  if (end > start) return { start, end, text: `[${entries.map(inBraces).join(', ')}]` };
  const eol = lineEndOf(text);
  const at = endOfLine(text, spanOf(key)?.[1] ?? 0);
  return { start: at, end: at, text: `${eol}${allOnLines(entries, eol)}` };
}

function addInBrackets(text: string, list: YAMLSeq, entries: NewEntries): TextEdit {
  const last = spanOf(list.items.at(-1));
  const [open = 0] = spanOf(list) ?? [];
  if (!last) return { start: open + 1, end: open + 1, text: entries.map(inBraces).join(', ') };
  const [start, end] = last;
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  // Entries on separate lines stay on separate lines.
  const between = open < start - lead.length && lead.trim() === '' ? `,${lineEndOf(text)}${lead}` : ', ';
  return { start: end, end, text: entries.map((entry) => between + inBraces(entry)).join('') };
}

function addBelow(text: string, list: YAMLSeq, entries: NewEntries): TextEdit {
  const eol = lineEndOf(text);
  const [start = 0] = spanOf(list) ?? [];
  const dash = columnOf(text, start);
  const last: unknown = list.items.at(-1);
  const [itemStart = start] = spanOf(last) ?? [];
  const gap = isMap(last) ? columnOf(text, itemStart) - dash : 2;
  const write = (entry: NewEntry): string =>
    isMap(last) && last.flow ? `${' '.repeat(dash)}-`.padEnd(dash + gap) + inBraces(entry) : onLines(entry, eol, dash, dash + gap);
  const end = lastEnd(last) ?? itemStart;
  const isPastLine = text[end - 1] === '\n';
  const at = isPastLine ? end : endOfLine(text, end);
  const blank = hasBlankLines(text, list) ? eol : '';
  const written = entries.map((entry) => (isPastLine ? `${blank}${write(entry)}${eol}` : `${eol}${blank}${write(entry)}`));
  return { start: at, end: at, text: written.join('') };
}

/** True when there is an empty line before the last entry. */
function hasBlankLines(text: string, list: YAMLSeq): boolean {
  const [before, last] = list.items.slice(-2);
  const from = lastEnd(before);
  const to = spanOf(last)?.[0];
  return from !== undefined && to !== undefined && /\n[ \t]*\r?\n/.test(text.slice(Math.max(0, from - 1), to));
}
