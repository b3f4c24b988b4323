import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { isGroup } from '../../model/is-group.ts';
import type { TextEdit } from '../../problems/problem.ts';
import type { ValuePath } from '../yaml-file.ts';
import { haveOverlap, trimEdit } from './apply-edits.ts';
import { besideComment } from './beside-comment.ts';
import { contentEnd, deleteEntries, insertEntries, isBehindDash, moveEntry, replaceEntry } from './list-entries.ts';
import { scalarSource } from './scalar-source.ts';
import { fieldSource, flowSource, textBlock } from './written-value.ts';
import { columnOf, endOfLine, isEqual, lineEndOf, lineStart, nodeAt, spanOf, UneditableError, type YamlText } from './yaml-text.ts';

/** A value in a text, with its place: what is around it, and its step from there. */
type Found = { yaml: YamlText; path: ValuePath; node: Node; start: number; end: number; isInFlow: boolean };

/**
 * Returns the edits that give the value at a path another value of any form. Only what differs is written: of a group its
 * changed fields, of a list its changed entries. A new field stands behind the one that comes before it in `value`.
 */
export function putValue(yaml: YamlText, path: ValuePath, value: unknown): TextEdit[] {
  const found = nodeAt(yaml, path);
  if (found) return changeNode({ yaml, path, ...found }, value).map((edit) => trimEdit(edit, yaml.text));
  const name = path.at(-1);
  const around = nodeAt(yaml, path.slice(0, -1));
  if (!isMap(around?.node) || typeof name !== 'string')
    throw new UneditableError(`it has no group at ${path.slice(0, -1).map(String).join('.')}`);
  const fields = { ...toJs(yaml, around.node), [name]: value };
  return changeNode({ yaml, path: path.slice(0, -1), ...around, node: around.node }, fields).map((edit) => trimEdit(edit, yaml.text));
}

/** Returns the edits that remove the field or the entry at a path. */
export function deleteValue(yaml: YamlText, path: ValuePath): TextEdit[] {
  const around = nodeAt(yaml, path.slice(0, -1));
  const step = path.at(-1);
  const before: unknown = around && toJs(yaml, around.node);
  if (!around || !nodeAt(yaml, path)) throw new UneditableError(`it has nothing at ${path.map(String).join('.')}`);
  const after = Array.isArray(before)
    ? before.filter((_, index) => index !== step)
    : Object.fromEntries(Object.entries(Object(before)).filter(([name]) => name !== step));
  return changeNode({ yaml, path: path.slice(0, -1), ...around }, after);
}

const toJs = ({ document }: YamlText, node: Node): object => Object(node.toJS(document, { maxAliasCount: 0 }));

function changeNode(found: Found, value: unknown): TextEdit[] {
  const { yaml, node, isInFlow } = found;
  const before: unknown = node.toJS(yaml.document, { maxAliasCount: 0 });
  if (isEqual(before, value)) return [];
  if (isMap(node) && isGroup(value)) return withoutOverlap(found, value, changeGroup(found, node, value));
  if (isSeq(node) && Array.isArray(value)) return withoutOverlap(found, value, changeList(found, node, value));
  if (isBlockScalar(node) && typeof value === 'string' && value.trim() !== '') return replaceNode(found, textBlock(value, node.type));
  const isOneLine = typeof value !== 'string' || !value.includes('\n') || isInFlow;
  if (isScalar(node) && (typeof value !== 'object' || value === null) && isOneLine) return [setScalar(found, value)];
  return replaceNode(found, value);
}

/** Returns edits, or one that writes the whole value where they overlap: a text block that changes may end where the next field is removed. */
function withoutOverlap(found: Found, value: unknown, edits: TextEdit[]): TextEdit[] {
  return haveOverlap(edits.map((edit) => trimEdit(edit, found.yaml.text))) ? replaceNode(found, value) : edits;
}

const isBlockScalar = (node: Node): node is Scalar => isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');

/** Sets a scalar in place: its quotes, comments and line stay. */
function setScalar({ yaml, node, start, end, isInFlow }: Found, value: unknown): TextEdit {
  const { text } = yaml;
  const source = text.slice(start, end);
  const write = (like: string): string => (typeof value === 'string' ? scalarSource({ value, like, isInFlow }) : String(value));
  if (source === '') {
    const at = start - (/(?<![ \t])[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0);
    return { start: at, end: at, text: ` ${write('')}` };
  }
  const isBlock = isBlockScalar(node);
  return { start, end: isBlock ? (contentEnd(text, node) ?? end) : end, text: write(isBlock ? '' : source) };
}

/** Writes a value in another form, in the place of the old one. */
const replaceNode = (found: Found, value: unknown): TextEdit[] => besideComment(found.yaml.text, replacementOf(found, value), found.node);

function replacementOf({ yaml, path, start, end, isInFlow }: Found, value: unknown): TextEdit {
  const { text } = yaml;
  const around = nodeAt(yaml, path.slice(0, -1))?.node;
  const step = path.at(-1);
  if (isInFlow) return { start, end, text: flowSource(value) };
  if (isSeq(around) && typeof step === 'number') return replaceEntry({ text, list: around }, step, value);
  const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === step) : undefined;
  const key = spanOf(pair?.key);
  if (!pair || !key || step === undefined) throw new UneditableError('it has no fields');
  const [first] = key;
  const eol = lineEndOf(text);
  const column = columnOf(text, first);
  // Lines that were folded by hand are folded at the same length.
  const isFolded = isScalar(value) && value.type === 'BLOCK_FOLDED';
  const width = isFolded
    ? Math.max(
        ...text
          .slice(first, end)
          .split('\n')
          .map(({ length }) => length),
      ) - column
    : undefined;
  return { start: first, end: endOfPair(text, pair), text: fieldSource(step, value, { column, eol, width }) };
}

/** Returns the end of a field: of its value, or of its colon when it has none. */
function endOfPair(text: string, { key, value }: Pair): number {
  const colon = text.indexOf(':', spanOf(key)?.[1] ?? 0) + 1;
  const end = contentEnd(text, value);
  return end === undefined || text.slice(...(spanOf(value) ?? [end, end])) === '' ? colon : Math.max(colon, end);
}

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

function changeGroup(found: Found, map: YAMLMap, value: Record<string, unknown>): TextEdit[] {
  const { yaml, path } = found;
  const before = map.items.map(nameOf);
  const kept = before.filter((name) => Object.hasOwn(value, name));
  const changes = kept.flatMap((name) => {
    const inner = nodeAt(yaml, [...path, name]);
    if (!inner) throw new UneditableError(`"${name}" has no value`);
    return changeNode({ yaml, path: [...path, name], ...inner }, value[name]);
  });
  if (kept.length === before.length && kept.length === Object.keys(value).length) return changes;
  if (map.flow) return [{ start: found.start, end: found.end, text: flowSource(inOrderOf(before, value)) }];
  if (kept.length === 0) return replaceNode(found, value);
  const added = Object.keys(value).filter((name) => !before.includes(name));
  return [...changes, ...added.map((name) => addField(yaml.text, map, name, value)), ...removeFields(yaml.text, map, kept)];
}

/** Returns a group whose known fields stand in the order of the file, each new one behind its neighbour in `value`. */
function inOrderOf(names: readonly string[], value: Record<string, unknown>): object {
  const order = names.filter((name) => Object.hasOwn(value, name));
  for (const [index, name] of Object.keys(value).entries()) {
    if (!order.includes(name)) order.splice(order.indexOf(Object.keys(value)[index - 1] ?? '') + 1, 0, name);
  }
  return Object.fromEntries(order.map((name) => [name, value[name]]));
}

/** Writes a new field below the nearest one before it in `value`, or above all others. */
function addField(text: string, map: YAMLMap, name: string, value: Record<string, unknown>): TextEdit {
  const names = Object.keys(value);
  const earlier = names.slice(0, names.indexOf(name)).findLast((one) => map.items.some((pair) => nameOf(pair) === one));
  const first = spanOf(map.items[0]?.key)?.[0] ?? 0;
  const column = columnOf(text, first);
  const eol = lineEndOf(text);
  const written = fieldSource(name, value[name], { column, eol });
  const above = map.items.find((pair) => nameOf(pair) === earlier);
  if (!above) return { start: first, end: first, text: written + eol + ' '.repeat(column) };
  const at = endOfLine(text, endOfPair(text, above));
  return { start: at, end: at, text: eol + ' '.repeat(column) + written };
}

/** Removes the lines of fields. The first field may share its line with a dash: then the next one takes its place. */
function removeFields(text: string, map: YAMLMap, kept: readonly string[]): TextEdit[] {
  const start = spanOf(map.items[0]?.key)?.[0] ?? 0;
  const isBehindDash = text.slice(lineStart(text, start), start).trim() !== '';
  const firstKept = map.items.findIndex((pair) => kept.includes(nameOf(pair)));
  const next = spanOf(map.items[firstKept]?.key)?.[0] ?? 0;
  const atDash = isBehindDash && firstKept > 0 ? [{ start, end: next, text: '' }] : [];
  const others = map.items.slice(atDash.length > 0 ? firstKept : 0).filter((pair) => !kept.includes(nameOf(pair)));
  return [
    ...atDash,
    ...others.map((pair) => {
      const newline = text.indexOf('\n', endOfPair(text, pair));
      return { start: lineStart(text, spanOf(pair.key)?.[0] ?? 0), end: newline < 0 ? text.length : newline + 1, text: '' };
    }),
  ];
}

function changeList(found: Found, list: YAMLSeq, value: readonly unknown[]): TextEdit[] {
  const { yaml, path } = found;
  const before: readonly unknown[] = Object(list.toJS(yaml.document, { maxAliasCount: 0 }));
  const inText = { text: yaml.text, list };
  const isOtherLength = before.length !== value.length;
  if (before.length === 0 || value.length === 0 || (isOtherLength && isBehindDash(inText))) return replaceNode(found, value);
  const shorter = Math.min(before.length, value.length);
  const first = countWhile(shorter, (index) => isEqual(before[index], value[index]));
  const same = countWhile(shorter - first, (index) => isEqual(before.at(-1 - index), value.at(-1 - index)));
  const [old, wanted] = [before.slice(first, before.length - same), value.slice(first, value.length - same)];
  const move = isBehindDash(inText) ? undefined : moveBetween(old, wanted);
  if (move) return [moveEntry(inText, first + move.from, first + move.to)];
  const pairs = pairEntries(old, wanted);
  const changes = pairs.flatMap(([from, to]) => {
    const inner = nodeAt(yaml, [...path, first + from]);
    if (!inner) throw new UneditableError(`entry ${first + from + 1} has no value`);
    return changeNode({ yaml, path: [...path, first + from], ...inner }, wanted[to]);
  });
  if (list.flow && changes.length > 0 && old.length !== wanted.length)
    return [{ start: found.start, end: found.end, text: flowSource(value) }];
  const added = wanted.flatMap((entry, index) => (pairs.some(([, to]) => to === index) ? [] : [{ entry, index }]));
  const gone = old.flatMap((_, index) => (pairs.some(([from]) => from === index) ? [] : [first + index]));
  if (gone.length > 0) return [...changes, ...deleteEntries(inText, gone)];
  const entries = added.map(({ entry }) => entry);
  return entries.length === 0 ? changes : [...changes, insertEntries(inText, first + (added[0]?.index ?? 0), entries)];
}

/**
 * Returns which entry of a list becomes which of another: those that begin with the same value at both ends, then the others in their order. What
 * is left over is next to each other, and in one of the lists.
 */
function pairEntries(old: readonly unknown[], wanted: readonly unknown[]): [from: number, to: number][] {
  const shorter = Math.min(old.length, wanted.length);
  const atStart = countWhile(shorter, (index) => isNamedAs(old[index], wanted[index]));
  const atEnd = countWhile(shorter - atStart, (index) => isNamedAs(old.at(-1 - index), wanted.at(-1 - index)));
  return Array.from({ length: shorter }, (_, index) =>
    index < shorter - atEnd ? [index, index] : [index + old.length - shorter, index + wanted.length - shorter],
  );
}

/** True for groups with the same first value, such as the text of a link. */
const isNamedAs = (one: unknown, other: unknown): boolean => isEqual(Object.entries(Object(one))[0], Object.entries(Object(other))[0]);

function countWhile(max: number, isTrue: (index: number) => boolean): number {
  let count = 0;
  while (count < max && isTrue(count)) count += 1;
  return count;
}

/** Returns the one entry whose move makes one list of the other: its first or its last. */
function moveBetween(old: readonly unknown[], wanted: readonly unknown[]): { from: number; to: number } | undefined {
  const last = old.length - 1;
  if (last < 1) return undefined;
  if (isEqual([...old.slice(1), old[0]], wanted)) return { from: 0, to: last };
  return isEqual([old[last], ...old.slice(0, last)], wanted) ? { from: last, to: 0 } : undefined;
}
