import { isMap, isScalar, isSeq, type YAMLSeq } from 'yaml';
import type { TextEdit } from '../../problems/problem.ts';
import { entrySource, flowSource } from './written-value.ts';
import { columnOf, endOfLine, lastEnd, lineEndOf, lineStart, spanOf, UneditableError } from './yaml-text.ts';

/** The lines of an entry: the comments right above it, its dash and its value, without the last line break. */
type Region = { start: number; end: number };

/** A list in a text, in brackets or with dashes. */
export type ListInText = { text: string; list: YAMLSeq };

/** True for a list whose first dash is behind that of the list around it. Its entries have no lines of their own. */
export function isBehindDash({ text, list }: ListInText): boolean {
  const dash = dashOf(text, list, 0);
  return !list.flow && text.slice(lineStart(text, dash), dash).trim() !== '';
}

/** Returns the edit that adds values to a list with entries before the entry at an index, or at its end. `source`: the one value as it is written, see `entryText`. */
export function insertEntries({ text, list }: ListInText, at: number, values: readonly unknown[], source?: string): TextEdit {
  if (list.flow) return writeFlow(text, list, (sources) => sources.toSpliced(at, 0, ...values.map(flowSource)));
  const eol = lineEndOf(text);
  const regions = regionsIn(text, list);
  const near = regions[Math.max(0, at - 1)];
  if (!near) throw new UneditableError('an entry cannot be added to this list');
  const column = columnOf(text, dashOf(text, list, 0));
  const gap = gapIn(text, list);
  const between = eol + (hasBlankLine(text, regions) ? eol : '');
  const indent = ' '.repeat(column);
  const written =
    source === undefined
      ? values.map((value) => indent + entrySource(value, gap, { column, eol }))
      : [source.replaceAll(/^(?=.)/gm, indent).replaceAll('\n', eol)];
  if (at === 0) return { start: near.start, end: near.start, text: written.map((one) => one + between).join('') };
  return { start: near.end, end: near.end, text: written.map((one) => between + one).join('') };
}

/** Returns the edit that writes an entry once more, right below it. */
export function copyEntry({ text, list }: ListInText, index: number): TextEdit {
  if (list.flow) return writeFlow(text, list, (sources) => sources.toSpliced(index, 0, ...sources.slice(index, index + 1)));
  const regions = regionsIn(text, list);
  const { start, end } = regionAt(regions, index);
  const eol = lineEndOf(text);
  return { start: end, end, text: eol + (hasBlankLine(text, regions) ? eol : '') + text.slice(start, end) };
}

/** Returns the edit that moves an entry to another place, with the comments above it. What stands between entries stays. */
export function moveEntry({ text, list }: ListInText, from: number, to: number): TextEdit {
  const move = <Item>(items: readonly Item[]): Item[] => items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
  if (list.flow) return writeFlow(text, list, move);
  const regions = regionsIn(text, list);
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const moved = move(regions);
  const written = regions
    .slice(first, last + 1)
    .map((region, index) => {
      const { start, end } = regionAt(moved, first + index);
      const next = regions[first + index + 1];
      return text.slice(start, end) + (first + index < last && next ? text.slice(region.end, next.start) : '');
    })
    .join('');
  return { start: regionAt(regions, first).start, end: regionAt(regions, last).end, text: written };
}

/** Returns the edits that remove entries of a list that keeps others, each with the comments right above it. */
export function deleteEntries({ text, list }: ListInText, indexes: readonly number[]): TextEdit[] {
  if (list.flow) return [writeFlow(text, list, (sources) => sources.filter((_, index) => !indexes.includes(index)))];
  const regions = regionsIn(text, list);
  return indexes.map((index) => {
    const { start, end } = regionAt(regions, index);
    const next = regions[index + 1];
    const before = regions[index - 1];
    // With what separates it from the next entry; the last one with what separates it from the one before.
    if (next) return { start, end: next.start, text: '' };
    const gone = regions.findIndex((_, at) => regions.slice(at).every((_one, later) => indexes.includes(at + later)));
    return { start: index === gone && before ? before.end : start, end, text: '' };
  });
}

/** Returns the edit that replaces an entry of a list with dashes by another value. */
export function replaceEntry({ text, list }: ListInText, index: number, value: unknown): TextEdit {
  const start = dashOf(text, list, index);
  const column = columnOf(text, start);
  const end = contentEnd(text, list.items[index]) ?? start + 1;
  return { start, end, text: entrySource(value, gapIn(text, list), { column, eol: lineEndOf(text) }) };
}

/** Returns the end of the last value within a node, without the line breaks after a text block. */
export function contentEnd(text: string, node: unknown): number | undefined {
  const end = lastEnd(node);
  const leaf = lastLeaf(node);
  if (end === undefined || !isScalar(leaf) || (leaf.type !== 'BLOCK_LITERAL' && leaf.type !== 'BLOCK_FOLDED')) return end;
  const header = text.slice(spanOf(leaf)?.[0], endOfLine(text, spanOf(leaf)?.[0] ?? 0));
  const whole = text.slice(0, end);
  return (/^[|>]\d?\+/.test(header) ? whole.replace(/\r?\n$/, '') : whole.trimEnd()).length;
}

function lastLeaf(node: unknown): unknown {
  if (isMap(node) && !node.flow && node.items.length > 0) return lastLeaf(node.items.at(-1)?.value);
  return isSeq(node) && !node.flow && node.items.length > 0 ? lastLeaf(node.items.at(-1)) : node;
}

/** Writes a list in brackets again, with the texts of its entries. */
function writeFlow(text: string, list: YAMLSeq, change: (sources: string[]) => string[]): TextEdit {
  const [start = 0, end = 0] = spanOf(list) ?? [];
  const sources = list.items.map((item) => text.slice(...(spanOf(item) ?? [0, 0])));
  return { start, end, text: `[${change(sources).join(', ')}]` };
}

/** Returns the lines of an entry. Throws `UneditableError` when there is none. */
export function regionAt(regions: readonly Region[], index: number): Region {
  const region = regions[index];
  if (!region) throw new UneditableError(`this list has no entry ${index + 1}`);
  return region;
}

/** Returns the lines of each entry of a list with dashes. */
export function regionsIn(text: string, list: YAMLSeq): Region[] {
  return list.items.map((item, index) => {
    const dash = dashOf(text, list, index);
    const column = columnOf(text, dash);
    let start = lineStart(text, dash);
    for (let above = lineStart(text, start - 1); start > 0 && isComment(text, above, (at) => at === column); ) {
      start = above;
      above = lineStart(text, start - 1);
    }
    let end = endOfLine(text, contentEnd(text, item) ?? dash + 1);
    for (let next = nextLine(text, end); next < text.length && isComment(text, next, (at) => at > column); next = nextLine(text, end)) {
      end = endOfLine(text, next);
    }
    return { start, end };
  });
}

const nextLine = (text: string, end: number): number => {
  const newline = text.indexOf('\n', end);
  return newline < 0 ? text.length : newline + 1;
};

/** True for a line that has only a comment, in a column that fits. */
function isComment(text: string, start: number, fits: (column: number) => boolean): boolean {
  const comment = /^[ \t]*(?=#)/.exec(text.slice(start, endOfLine(text, start)));
  return comment !== null && fits(comment[0].length);
}

const dashOf = (text: string, list: YAMLSeq, index: number): number =>
  index === 0 ? (spanOf(list)?.[0] ?? 0) : text.lastIndexOf('-', (spanOf(list.items[index])?.[0] ?? 0) - 1);

/** Returns the distance from the dash to the value, as in the last entry whose value is on the line of its dash. */
function gapIn(text: string, list: YAMLSeq): number {
  const gaps = list.items.flatMap((item, index) => {
    const dash = dashOf(text, list, index);
    const start = spanOf(item)?.[0] ?? 0;
    return start > dash && lineStart(text, start) === lineStart(text, dash) && isMap(item) ? [start - dash] : [];
  });
  return gaps.at(-1) ?? 2;
}

/** True when there is an empty line before the last entry, or before the comments above it. */
function hasBlankLine(text: string, regions: readonly Region[]): boolean {
  const [before, last] = regions.slice(-2);
  return before !== undefined && last !== undefined && /\n[ \t]*\r?\n/.test(text.slice(before.end, last.start));
}
