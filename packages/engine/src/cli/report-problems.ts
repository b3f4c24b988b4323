import { formatProblems, summarize } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { printError } from './print.ts';

/** Prints every problem of a site and a summary. Returns true when one of them is an error. */
export function reportProblems(problems: readonly Problem[]): boolean {
  if (problems.length === 0) return false;
  printError(`${formatProblems(problems)}\n${summarize(problems)}`);
  return problems.some(({ severity }) => severity === 'error');
}
