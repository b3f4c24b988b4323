import type { Problem } from '../../problems/problem.ts';
import { print } from '../print.ts';
import { reportProblems } from '../report-problems.ts';
import { toGitHubCommand } from './github-command.ts';
import { toJson } from './problem-json.ts';

/** The formats of problems: for people, for programs, for a pull request on GitHub. Each prints them. */
export const problemFormats = {
  text: (problems: readonly Problem[]) => {
    reportProblems(problems);
  },
  json: (problems: readonly Problem[]) => print(toJson(problems)),
  github: (problems: readonly Problem[]) => {
    for (const problem of problems) print(toGitHubCommand(problem));
  },
} as const satisfies Record<string, (problems: readonly Problem[]) => void>;

export type ProblemFormat = keyof typeof problemFormats;

/** True when at least one problem stops the build. */
export const hasErrors = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity === 'error');
