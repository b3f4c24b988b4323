import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { formatProblem } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';

const known = new WeakMap<Problem, string>();

/** Formats a problem as the terminal shows it, once: the preview compares and lists all problems of the site at each save. */
export const textOf = (problem: Problem): string => memoizeByKey(known, problem, () => formatProblem(problem));
