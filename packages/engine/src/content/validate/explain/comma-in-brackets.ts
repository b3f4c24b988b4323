import type { Place } from '../../../problems/problem.ts';
import { linesOf } from '../../../text/lines-of.ts';

/** A number whose comma YAML took for the end of an entry: its text, and where it is. */
export type CommaInBrackets = { written: string; place: Place };

/**
 * Returns the number with a comma that a part of it, at `place`, belongs to: `9,50 €` in `[Soup, 9,50 €]`, `4,8` in
 * `{ value: 4,8 }`. Undefined when there is none.
 */
export function commaInBrackets(text: string, place: Place): CommaInBrackets | undefined {
  const line = linesOf(text)[place.line - 1] ?? '';
  const start = place.column - 1;
  if (!/[[{]/.test(line.slice(0, start))) return undefined;
  const parts = /(?<=^|[,[\]{}"':])[^,[\]{}"':]*(?<=\d)(?:,\d[^,[\]{}"':]*)+/g;
  const found = [...line.matchAll(parts)].find(({ index, 0: all }) => index <= start && start < index + all.length);
  if (!found) return undefined;
  const written = found[0].trim();
  return { written, place: { ...place, column: found.index + found[0].indexOf(written) + 1, length: written.length } };
}
