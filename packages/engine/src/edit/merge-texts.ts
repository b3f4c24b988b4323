import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';

/** The lines from `start` to `end` of a text, which are replaced by others. */
type Hunk = { start: number; end: number; lines: readonly string[] };

/** Two texts with more different lines are compared as if they differed in one part: that takes time which grows with the square. */
const maxDifferences = 2000;

/**
 * Applies the change from `base` to `mine` to `theirs`, another change of `base`. Returns undefined when both changed the same
 * lines in different ways, or lines right beside each other.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  if (base === theirs || mine === theirs) return mine;
  if (base === mine) return theirs;
  const lines = linesOf(base);
  const hunks = inOrder(hunksBetween(lines, linesOf(mine)), hunksBetween(lines, linesOf(theirs)));
  if (!hunks) return undefined;
  const merged: string[] = [];
  let at = 0;
  for (const { start, end, lines: replaced } of hunks) {
    for (; at < start; at += 1) merged.push(lines[at] ?? '');
    for (const line of replaced) merged.push(line);
    at = end;
  }
  return merged.concat(lines.slice(at)).join('');
}

/** Returns the parts of two changes in their order, and a part that both have once. Undefined when two of them touch each other. */
function inOrder(own: readonly Hunk[], other: readonly Hunk[]): Hunk[] | undefined {
  const all: Hunk[] = [];
  for (const hunk of [...own, ...other].sort((one, next) => one.start - next.start || one.end - next.end)) {
    const last = all.at(-1);
    const isSame = last?.start === hunk.start && last.end === hunk.end && isDeepStrictEqual(last.lines, hunk.lines);
    if (isSame) continue;
    if (last && last.end >= hunk.start) return undefined;
    all.push(hunk);
  }
  return all;
}

/** Splits a text into lines with their line breaks. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** Returns the parts in which two texts differ. */
function hunksBetween(before: readonly string[], after: readonly string[]): Hunk[] {
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < max - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const [from, to] = [before.slice(start, before.length - same), after.slice(start, after.length - same)];
  const parts = diffArrays(from, to, { maxEditLength: maxDifferences });
  if (!parts) return [{ start, end: start + from.length, lines: to }];
  const hunks: Hunk[] = [];
  let at = start;
  for (const { value, added, removed } of parts) {
    const last = hunks.at(-1);
    const isNext = last !== undefined && last.end === at && (added || removed);
    const end = removed ? at + value.length : at;
    const lines = added ? value : [];
    if (isNext) hunks.splice(-1, 1, { start: last.start, end, lines: [...last.lines, ...lines] });
    else if (added || removed) hunks.push({ start: at, end, lines });
    at = added ? at : at + value.length;
  }
  return hunks;
}
