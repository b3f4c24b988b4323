import { mergeTexts } from './merge-texts.ts';
import { readValue } from './read-value.ts';

/**
 * Applies the change from `base` to `mine` to `theirs`, another change of the YAML file `file`, by lines. Returns undefined when both changed the same
 * lines, and when the lines of both say something else than both changes: an entry that both have moved would be there twice, and one that was moved
 * here and deleted there would be back.
 */
export function mergeYaml(file: string, base: string, mine: string, theirs: string): string | undefined {
  const merged = mergeTexts(base, mine, theirs);
  if (merged === undefined || new Set([base, mine, theirs]).size < 3) return merged;
  const counts: Map<string, number>[] = [];
  for (const text of [base, mine, theirs, merged]) {
    const read = readValue(file, text);
    if (read.problem) return text === merged ? undefined : merged;
    counts.push(entriesOf(read.value));
  }
  return hasTooMany(counts) ? undefined : merged;
}

/**
 * Applies the change from `base` to `mine` to a text of a YAML file that came of `base` in several changes. `later` are the texts after each, the text
 * now last. Each change is one part of the text, and all of them together may be many. Returns undefined when one of them changed the same lines.
 */
export function mergeSteps(file: string, base: string, mine: string, later: readonly string[]): string | undefined {
  let [from, merged]: [string, string | undefined] = [base, mine];
  for (const text of later) {
    if (merged === undefined) return undefined;
    merged = mergeYaml(file, from, merged, text);
    from = text;
  }
  return merged;
}

/** Counts the entries of all lists in a value, by their JSON. */
function entriesOf(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof value !== 'object' || value === null) return counts;
  for (const inner of Object.values(value)) {
    entriesOf(inner, counts);
    if (!Array.isArray(value)) continue;
    const key = JSON.stringify(inner) ?? '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** True when an entry of the file before both changes is more often in the merged file than both changes leave it. */
function hasTooMany([base = new Map(), mine, theirs, merged]: readonly Map<string, number>[]): boolean {
  return [...base].some(([key, count]) => {
    const [own, other, found] = [mine, theirs, merged].map((counts) => counts?.get(key) ?? 0);
    // Both may have deleted the same one of several.
    return Number(found) > Math.max(Number(own) + Number(other) - count, Math.min(Number(own), Number(other)));
  });
}
