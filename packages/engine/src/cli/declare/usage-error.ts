import { nearestName } from '../../problems/nearest-name.ts';

/** The command line is wrong: nothing was done. The message is one sentence for people; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The sentence about a name that does not exist: the nearest one, or all of them when none is near. */
export function unknownName(sentence: string, written: string, names: readonly string[]): UsageError {
  const nearest = nearestName(written, names);
  return new UsageError(`${sentence} ${nearest === undefined ? `It can be ${orList(names)}.` : `Did you mean "${nearest}"?`}`);
}

/** Names in a sentence: `text, json or github`. */
export const orList = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' or $1');
