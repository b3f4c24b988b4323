import { formatProblems, summarize } from '../problems/format-problem.ts';
import type { Site } from '../site/load-site.ts';

/** Prints every problem of a site and the closing line. Returns whether any of them is an error. */
export function reportProblems({ problems, fileCount }: Pick<Site, 'problems' | 'fileCount'>): boolean {
  if (problems.length === 0) return false;
  console.error(`${formatProblems(problems)}\n${summarize(problems, fileCount)}`);
  return problems.some(({ severity }) => severity === 'error');
}
