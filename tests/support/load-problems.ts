import type { Problem } from '../../packages/core/src/problems/problem.ts';
import { copyFixedSite, fixedCode } from './fixed-site.ts';
import { shareSites } from './shared-site.ts';
import type { SiteCopy } from './site-copy.ts';

const fixedSite = shareSites(fixedCode, copyFixedSite);

/** Returns the problems of the fixture site after a change, with paths relative to the site. `parent` is a folder of the test file. */
export async function problemsAfter(parent: string, change: (site: SiteCopy) => void): Promise<Problem[]> {
  const site = fixedSite(parent);
  change(site);
  const inSite = (text: string): string => text.replaceAll(`${site.dir}/`, '');
  return (await site.load())
    .findProblems()
    .map((problem) => ({ ...problem, file: inSite(problem.file), message: inSite(problem.message) }));
}

/** Like `problemsAfter`, without warnings. */
export async function errorsAfter(parent: string, change: (site: SiteCopy) => void): Promise<Problem[]> {
  return (await problemsAfter(parent, change)).filter(({ severity }) => severity === 'error');
}
