import type { Problem } from '../problems/problem.ts';

/** The problems that were not there before, however the lines and files have moved. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  // Messages name lines, which move when something is written above them.
  const nameOf = ({ code, message }: Problem): string => `${code} ${message.replaceAll(/\d+/g, '0')}`;
  const known = before.map(nameOf);
  return after.filter((problem) => {
    const at = known.indexOf(nameOf(problem));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}
