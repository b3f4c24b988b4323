import { formatProblems, summarize } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { printError } from './print.ts';

/** The problems of a site, and the number of checked files. */
export type SiteProblems = { problems: readonly Problem[]; fileCount: number };

/** Prints every problem of a site and a summary. Returns true when one of them is an error. */
export function reportProblems({ problems, fileCount }: SiteProblems): boolean {
  if (problems.length === 0) return false;
  printError(`${formatProblems(problems)}\n${summarize(problems, fileCount)}`);
  return problems.some(({ severity }) => severity === 'error');
}
