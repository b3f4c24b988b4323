import { formatProblem, summarize } from '../content/format-problem.ts';
import type { Site } from '../content/load-site.ts';

/** Prints every problem of a site and the closing line. Returns whether any of them is an error. */
export function reportProblems({ problems, fileCount }: Site): boolean {
  if (problems.length === 0) return false;
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  console.error(summarize(problems, fileCount));
  return problems.some(({ severity }) => severity === 'error');
}
