import type { Problem } from '../../problems/problem.ts';
import { reportProblems, type SiteProblems } from '../report-problems.ts';
import { toGitHubCommand } from './github-command.ts';
import { toJson } from './problem-json.ts';

/** How the problems of a site can be printed: for people, for programs, for the pages of a GitHub pull request. */
export const problemFormats = {
  text: (site: SiteProblems) => {
    reportProblems(site);
  },
  json: ({ problems }: SiteProblems) => console.log(toJson(problems)),
  github: ({ problems }: SiteProblems) => {
    for (const problem of problems) console.log(toGitHubCommand(problem));
  },
} as const satisfies Record<string, (site: SiteProblems) => void>;

export type ProblemFormat = keyof typeof problemFormats;

const isFormat = (name: string): name is ProblemFormat => Object.hasOwn(problemFormats, name);

/** The format of a name. Throws, in plain words, on one that does not exist. */
export function formatNamed(name: unknown = 'text'): ProblemFormat {
  const written = String(name);
  if (isFormat(written)) return written;
  throw new Error(`There is no format "${written}". Formats: ${Object.keys(problemFormats).join(', ')}.`);
}

export const hasErrors = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity === 'error');
