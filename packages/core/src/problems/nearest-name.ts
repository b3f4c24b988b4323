const fold = (name: string): string => name.toLowerCase().replaceAll(/[_\s-]/g, '');

/**
 * Returns the name that is nearest to a misspelt one, or undefined. Near means: equal except for case, hyphens or
 * a plural s, or within a Damerau distance of 30 % of the longer text. From two edits on, the first letters must be equal or
 * the whole name be within the written one, and no other name may be equally near: a guess that is as good as another helps nobody.
 */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const folded = fold(written);
  const same = names.find((name) => fold(name) === folded || `${fold(name)}s` === folded || fold(name) === `${folded}s`);
  if (same !== undefined) return same;
  const [nearest, second] = nearestNames(written, names, 2);
  if (nearest === undefined) return undefined;
  const distance = distanceOf(written, nearest);
  if (distance > Math.max(1, Math.floor(0.3 * Math.max(nearest.length, written.length)))) return undefined;
  if (distance < 2) return nearest;
  const isAlone = second === undefined || distanceOf(written, second) > distance;
  const isLikely = startOf(written) === startOf(nearest) || folded.includes(fold(nearest));
  return isAlone && isLikely ? nearest : undefined;
}

/** Returns the first letter of a name; of a path, that of its last part. */
const startOf = (name: string): string => fold(name.slice(name.lastIndexOf('/') + 1)).charAt(0);

/** Returns the `count` nearest names, nearest first, without a limit of distance. */
export function nearestNames(written: string, names: readonly string[], count: number): string[] {
  return names
    .map((name) => ({ name, distance: distanceOf(written, name) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ name }) => name);
}

const distanceOf = (written: string, name: string): number => damerauDistance(written.toLowerCase(), name.toLowerCase());

/** Counts the edits from one text to another: insert, delete, replace, or swap two neighbours. */
function damerauDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(replace, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
