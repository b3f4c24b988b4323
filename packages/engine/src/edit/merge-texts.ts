/** The lines from `start` to `end` of a text, which are replaced by others. */
type Hunk = { start: number; end: number; lines: readonly string[] };

/**
 * Applies the change from `base` to `mine` to `theirs`, another change of `base`. Returns undefined when both changed the same
 * lines, or lines right beside each other.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  if (base === theirs || mine === theirs) return mine;
  if (base === mine) return theirs;
  const lines = linesOf(base);
  const [own, other] = [hunkBetween(lines, linesOf(mine)), hunkBetween(lines, linesOf(theirs))];
  const [first, second] = own.start <= other.start ? [own, other] : [other, own];
  if (first.end >= second.start) return undefined;
  return [
    ...lines.slice(0, first.start),
    ...first.lines,
    ...lines.slice(first.end, second.start),
    ...second.lines,
    ...lines.slice(second.end),
  ].join('');
}

/**
 * Applies the change from `base` to `mine` to a text that came of `base` in several changes. `later` are the texts after each, the text
 * now last. Each change is one part of the text, and all of them together may be many. Returns undefined when one of them changed the same lines.
 */
export function mergeSteps(base: string, mine: string, later: readonly string[]): string | undefined {
  let [from, merged]: [string, string | undefined] = [base, mine];
  for (const text of later) {
    if (merged === undefined) return undefined;
    merged = mergeTexts(from, merged, text);
    from = text;
  }
  return merged;
}

/** Splits a text into lines with their line breaks. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** Returns the one part in which two texts differ, without the lines that are equal at the start and at the end. */
function hunkBetween(before: readonly string[], after: readonly string[]): Hunk {
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < max - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, lines: after.slice(start, after.length - same) };
}
