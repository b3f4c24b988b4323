import { isMap, isScalar, isSeq, type Pair, type YAMLSeq } from 'yaml';
import type { TextEdit } from '../../problems/problem.ts';
import type { ValuePath } from '../yaml-file.ts';
import { applyEdits, trimEdit } from './apply-edits.ts';
import { copyEntry, insertEntries, isBehindDash, moveEntry } from './list-entries.ts';
import { deleteValue, putValue } from './put-value.ts';
import { scalarSource } from './scalar-source.ts';
import {
  columnOf,
  endOfLine,
  isEqual,
  lastEnd,
  lineEndOf,
  lineStart,
  nodeAt,
  parseYamlText,
  spanOf,
  topLevelPair,
  toValue,
  UneditableError,
  type YamlText,
} from './yaml-text.ts';

/**
 * A change of a file: sets a value, rewrites a part of a text, gives the field at a path another name, adds an entry to a top-level list, or removes entries from
 * one by their indexes before the change. A list without entries is removed with its key. A `ValueChange` stands alone.
 */
export type YamlChange =
  | ValueChange
  | { kind: 'set'; path: ValuePath; value: string | number }
  | { kind: 'rewrite'; path: ValuePath; rewrite: (text: string) => string }
  | { kind: 'rename'; path: ValuePath; name: string }
  | { kind: 'add'; key: string; entry: NewEntry }
  | { kind: 'remove'; key: string; indexes: readonly number[] };

/**
 * A change of any value: `put` writes a value, or a new field; `delete` removes a field or an entry; the others insert, move or copy
 * entries of the list at `path`. `source`: the value as it is written, see `entryText`.
 */
export type ValueChange =
  | { kind: 'put'; path: ValuePath; value: unknown }
  | { kind: 'delete'; path: ValuePath }
  | { kind: 'insert'; path: ValuePath; at: number; value: unknown; source?: string | undefined }
  | { kind: 'move'; path: ValuePath; from: number; to: number }
  | { kind: 'copy'; path: ValuePath; index: number };

/**
 * Returns the edits for changes of a YAML text. Comments, order, quotes and spacing of everything else stay the same.
 * Parses the result, and throws `UneditableError` when it is not exactly the requested change.
 */
export function editYaml(text: string, changes: readonly YamlChange[]): TextEdit[] {
  const yaml = parseYamlText(text);
  const edits = toEdits(yaml, changes).filter(({ start, end, text: piece }) => text.slice(start, end) !== piece);
  // The paths of the other changes have the names that fields had before.
  const renames = changes.filter(({ kind }) => kind === 'rename');
  const expected = [...changes.filter(({ kind }) => kind !== 'rename'), ...renames].reduce(changed, toValue(yaml));
  if (!isEqual(toValue(parseYamlText(applyEdits(text, edits))), expected)) {
    throw new UneditableError('it is written in a way that a program cannot change safely');
  }
  return edits;
}

function toEdits(yaml: YamlText, changes: readonly YamlChange[]): TextEdit[] {
  const added = new Map<string, NewEntry[]>();
  const edits = changes.flatMap((change) => {
    if (change.kind === 'set') return setValue(yaml, change.path, change.value);
    if (change.kind === 'rewrite') return rewriteText(yaml, change.path, change.rewrite);
    if (change.kind === 'rename') return renameKey(yaml, change.path, change.name);
    if (change.kind === 'remove') return removeEntries(yaml, change.key, new Set(change.indexes));
    if (change.kind !== 'add') return changeValue(yaml, change);
    added.set(change.key, [...(added.get(change.key) ?? []), change.entry]);
    return [];
  });
  return [...edits, ...[...added].map(([key, entries]) => addEntries(yaml, key, entries))];
}

function changeValue(yaml: YamlText, change: ValueChange): TextEdit[] {
  const { path } = change;
  if (change.kind === 'put') return putValue(yaml, path, change.value);
  if (change.kind === 'delete') return deleteValue(yaml, path);
  const list = nodeAt(yaml, path)?.node;
  if (change.kind === 'insert' && !(isSeq(list) && list.items.length > 0)) return putValue(yaml, path, [change.value]);
  if (!isSeq(list)) throw new UneditableError(`it has no list at ${path.map(String).join('.')}`);
  const inText = { text: yaml.text, list };
  if (isBehindDash(inText)) return putValue(yaml, path, changedList(list.toJS(yaml.document), change));
  if (change.kind === 'insert') return [insertEntries(inText, change.at, [change.value], change.source)];
  return [change.kind === 'move' ? moveEntry(inText, change.from, change.to) : copyEntry(inText, change.index)];
}

/** Returns the file's value after a change. */
function changed(value: unknown, change: YamlChange): unknown {
  switch (change.kind) {
    case 'set':
      return withValue(value, change.path, () => change.value);
    case 'rewrite':
      return withValue(value, change.path, (text) => (typeof text === 'string' ? change.rewrite(text) : text));
    case 'rename':
      return withValue(value, change.path.slice(0, -1), (fields) => withName(fields, change));
    case 'add':
      return withValue(value, [change.key], (list) => [...(Array.isArray(list) ? list : []), { ...change.entry }]);
    case 'remove':
      return withoutEntries(value, change.key, change.indexes);
    case 'put':
      return withValue(value, change.path, () => change.value);
    case 'delete':
      return withValue(value, change.path.slice(0, -1), (around) => without(around, change.path.at(-1)));
    default:
      return withValue(value, change.path, (list) => changedList(Array.isArray(list) ? list : [], change));
  }
}

function without(around: unknown, step: PropertyKey | undefined): unknown {
  if (Array.isArray(around)) return around.filter((_, index) => index !== step);
  return Object.fromEntries(Object.entries(Object(around)).filter(([name]) => name !== step));
}

function changedList(list: readonly unknown[], change: Exclude<ValueChange, { kind: 'put' | 'delete' }>): unknown[] {
  if (change.kind === 'insert') return list.toSpliced(change.at, 0, change.value);
  if (change.kind === 'copy') return list.toSpliced(change.index, 0, list[change.index]);
  return list.toSpliced(change.from, 1).toSpliced(change.to, 0, list[change.from]);
}

const withName = (fields: unknown, { path, name }: { path: ValuePath; name: string }): unknown =>
  Object.fromEntries(Object.entries(Object(fields)).map(([key, inner]) => [key === path.at(-1) ? name : key, inner]));

function withoutEntries(value: unknown, key: string, indexes: readonly number[]): unknown {
  const { [key]: list, ...others }: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const left = Array.isArray(list) ? list.filter((_, index) => !indexes.includes(index)) : [];
  return left.length === 0 ? others : { ...others, [key]: left };
}

function withValue(value: unknown, [step, ...rest]: ValuePath, replace: (value: unknown) => unknown): unknown {
  if (step === undefined) return replace(value);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === step ? withValue(item, rest, replace) : item));
  const fields = typeof value === 'object' && value !== null ? value : {};
  return { ...fields, [step]: withValue(Reflect.get(fields, step), rest, replace) };
}

/** The fields of a new entry, in the order in which they are written. */
type NewEntry = Readonly<Record<string, string>>;

type NewEntries = readonly NewEntry[];

/**
 * Returns the edit that adds entries to the list of a top-level field, in the style of the existing entries. Adds a missing
 * list at the end of the file. Throws `UneditableError` when the field is not a list.
 */
function addEntries(yaml: YamlText, key: string, entries: NewEntries): TextEdit {
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

/**
 * Returns the edits that remove entries from the list of a top-level field, by their indexes. Comments on lines of their
 * own stay. Removes the field when no entry is left. Throws `UneditableError` when the field is not a list.
 */
function removeEntries(yaml: YamlText, key: string, indexes: ReadonlySet<number>): TextEdit[] {
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

/**
 * Returns the edit that sets the value at a path: its quotes, comments and line stay. An empty value, such as that of `to:`,
 * is written after its colon or dash. Throws `UneditableError` when there is no such field or its value is a list or a map.
 */
function setValue(yaml: YamlText, path: ValuePath, value: string | number): TextEdit {
  const { start, end, node, isInFlow } = scalarAt(yaml, path);
  const source = yaml.text.slice(start, end);
  if (source === '') {
    const at = start - (/(?<![ \t])[ \t]*$/.exec(yaml.text.slice(0, start))?.[0].length ?? 0);
    return { start: at, end: at, text: ` ${scalarSource({ value, like: '', isInFlow })}` };
  }
  const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  const written = scalarSource({ value, like: isBlock ? '' : source, isInFlow });
  return trimEdit({ start, end, text: isBlock && source.endsWith('\n') ? `${written}${lineEndOf(source)}` : written }, yaml.text);
}

/** Returns the edit that rewrites a part of a text in place, such as the URL of a link within a paragraph. */
function rewriteText(yaml: YamlText, path: ValuePath, rewrite: (text: string) => string): TextEdit {
  const { start, end } = scalarAt(yaml, path);
  return trimEdit({ start, end, text: rewrite(yaml.text.slice(start, end)) }, yaml.text);
}

/** Returns the edit that gives the field at a path another name. Throws `UneditableError` when there is no such field. */
function renameKey(yaml: YamlText, path: ValuePath, name: string): TextEdit {
  const around = nodeAt(yaml, path.slice(0, -1));
  const key: unknown = isMap(around?.node)
    ? around.node.items.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key
    : undefined;
  const [start, end] = spanOf(key) ?? [];
  if (start === undefined || end === undefined) throw new UneditableError(`it has no field at ${path.map(String).join('.')}`);
  return { start, end, text: scalarSource({ value: name, like: yaml.text.slice(start, end), isInFlow: false }) };
}

function scalarAt(yaml: YamlText, path: ValuePath) {
  const found = nodeAt(yaml, path);
  if (!found || !isScalar(found.node)) throw new UneditableError(`it has no text at ${path.map(String).join('.')}`);
  return found;
}
