import { isSeq, type Pair, type YAMLSeq } from 'yaml';
import type { TextEdit } from '../../problems/problem.ts';
import { endOfLine, lastEnd, lineStart } from './entry-lines.ts';
import { spanOf, topLevelPair, UneditableError, type YamlText } from './yaml-text.ts';

/**
 * Returns the edits that remove entries from the list of a top-level field, by their indexes. Comments on lines of their
 * own stay. Removes the field when no entry is left. Throws `UneditableError` when the field is not a list.
 */
export function removeEntries(yaml: YamlText, key: string, indexes: ReadonlySet<number>): TextEdit[] {
  const pair = topLevelPair(yaml, key);
  if (!pair || !isSeq(pair.value)) throw new UneditableError(`"${key}" is not a list`);
  const { text } = yaml;
  const list = pair.value;
  const isEmptied = list.items.every((_, index) => indexes.has(index));
  if (list.flow) return isEmptied ? [removeLines(text, startOf(pair.key), endOf(list))] : removeInBrackets(list, indexes);
  const entries = [...indexes].map((index) => removeEntry(text, list, index));
  return isEmptied ? [removeKeyLine(text, pair), ...entries] : entries;
}

const startOf = (node: unknown): number => spanOf(node)?.[0] ?? 0;
const endOf = (node: unknown): number => lastEnd(node) ?? startOf(node);

/** Removes one entry of a block list: its dash, its lines, and the empty lines above it. */
function removeEntry(text: string, list: YAMLSeq, index: number): TextEdit {
  const item: unknown = list.items[index];
  const dash = index === 0 ? startOf(list) : text.lastIndexOf('-', startOf(item) - 1);
  const lines = removeLines(text, dash, endOf(item));
  return index === 0 ? lines : { ...lines, start: lines.start - blankLinesBefore(text, lines.start) };
}

/** Removes the line of a key. At the end of a file, also the empty lines above it. */
function removeKeyLine(text: string, { key, value }: Pair): TextEdit {
  const line = removeLines(text, startOf(key), startOf(key));
  const isLast = text.slice(endOfLine(text, endOf(value))).trim() === '';
  return isLast ? { ...line, start: line.start - blankLinesBefore(text, line.start) } : line;
}

/** Removes entries between brackets with their commas. */
function removeInBrackets({ items }: YAMLSeq, indexes: ReadonlySet<number>): TextEdit[] {
  const lastLeft = items.findLastIndex((_, index) => !indexes.has(index));
  const atEnd = lastLeft < items.length - 1 ? [{ start: endOf(items[lastLeft]), end: endOf(items.at(-1)), text: '' }] : [];
  const before = [...indexes].filter((index) => index < lastLeft);
  return [...before.map((index) => ({ start: startOf(items[index]), end: startOf(items[index + 1]), text: '' })), ...atEnd];
}

/** Removes the whole lines from the one of `start` to the one of `end`. */
function removeLines(text: string, start: number, end: number): TextEdit {
  const last = text[end - 1] === '\n' && end > start ? end - 1 : end;
  const newline = text.indexOf('\n', last);
  return { start: lineStart(text, start), end: newline < 0 ? text.length : newline + 1, text: '' };
}

/** Returns the length of the empty lines directly above a line. */
function blankLinesBefore(text: string, start: number): number {
  let first = start;
  while (first > 0 && text.slice(lineStart(text, first - 1), first).trim() === '') first = lineStart(text, first - 1);
  return start - first;
}
