import type { Problem } from '../problems/problem.ts';

/** Returns the problems of `after` that are not in `before`. Ignores moved lines and files. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  // Messages contain line numbers, which change when lines are added above.
  const keyOf = ({ code, message }: Problem): string => `${code} ${message.replaceAll(/\d+/g, '0')}`;
  const known = before.map(keyOf);
  return after.filter((problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}
