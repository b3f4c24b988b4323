import { readFileSync } from 'node:fs';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

/** A problem as `expected.txt` of a case in `tests/problems/` has it. `headline` is its first line. */
export type ExpectedProblem = { headline: string; code: string; message: string; hint?: string };

/** Returns the problems that a case in `tests/problems/` expects. */
export const expectedProblems = (name: string): ExpectedProblem[] =>
  readFileSync(inProject('tests', 'problems', name, 'expected.txt'), 'utf8')
    .trim()
    .split('\n\n')
    .map((problem) => {
      const [headline = '', ...lines] = problem.split('\n');
      const [, code = '', message = ''] = /^\S+ {2}([\w-]+)(?: \(warning\))? {2}(.*?)(?: {2}\(.*\))?$/.exec(headline) ?? [];
      const hint = lines.find((line) => /^ {2}(?!fix|more)\S/.test(line) && !/^ +\d* \|/.test(line))?.trim();
      return { headline, code, message, ...(hint && { hint }) };
    });
