import { resolve } from 'node:path';
import { count } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { Clock } from '../time/site-clock.ts';
import { checkSite } from './check/check-site.ts';
import { type ChosenFiles, findChosenFiles } from './check/chosen-files.ts';
import { hasErrors, type ProblemFormat, problemFormats } from './check/problem-formats.ts';
import type { Project } from './declare/option.ts';
import { print, printError } from './print.ts';

/** The options of `check`. */
export type CheckOptions = Project & {
  siteDir: string;
  clock: Clock;
  format: ProblemFormat;
  /** True applies the safe fixes first. */
  isFixing: boolean;
  /** The files whose problems are reported and fixed, as the author wrote them. Empty: all. */
  files: readonly string[];
};

/**
 * Prints the problems of a site, or what was checked when there are none. Returns exit code 1 when an error is among the printed
 * problems. Throws `UsageError` for a file that the site does not have.
 */
export async function checkContent(options: CheckOptions): Promise<number> {
  const started = performance.now();
  const chosen = options.files.length === 0 ? undefined : await findChosenFiles(options);
  const outcome = await checkSite(options, options.isFixing ? (problem) => isChosen(problem, chosen) : undefined);
  const problems = outcome.problems.filter((problem) => isChosen(problem, chosen));
  problemFormats[options.format](problems);
  if (options.format === 'text') {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const scope = chosen && describeScope(chosen, outcome.problems.length - problems.length);
    if (hasErrors(problems)) {
      if (scope !== undefined) printError(scope.others);
    } else {
      print(`${scope?.files ?? outcome.checked}: ${problems.length === 0 ? 'all good' : 'no errors'} (${seconds} s)`);
      if (scope !== undefined) print(scope.others);
    }
  }
  return hasErrors(problems) ? 1 : 0;
}

const isChosen = ({ file }: Problem, chosen: ChosenFiles | undefined): boolean => chosen?.has(resolve(file)) ?? true;

/** Describes a check of selected files: their names, and how many problems the other files have. */
function describeScope(chosen: ChosenFiles, otherProblems: number): { files: string; others: string } {
  const [first = '', ...more] = chosen.values();
  const files = more.length === 0 ? first : count(chosen.size, 'file');
  const others = otherProblems === 0 ? 'no problems' : `${count(otherProblems, 'problem')}; see all: npm run check`;
  return { files, others: `Only the problems of ${files} are reported. Other files have ${others}${otherProblems === 0 ? '.' : ''}` };
}
