import type { Problem } from '../../packages/core/src/problems/problem.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { copyFixedSite, fixedCode } from './fixed-site.ts';
import type { SiteCopy } from './site-copy.ts';

/** Returns the problems of the fixture site after a change, with paths relative to the site. */
export async function problemsAfter(parent: string, change: (site: SiteCopy) => void): Promise<Problem[]> {
  const site = copyFixedSite(parent);
  change(site);
  const { findProblems } = await createSiteLoader(site.dir, fixedCode)();
  const problems = findProblems();
  const inSite = (text: string): string => text.replaceAll(`${site.dir}/`, '');
  return problems.map((problem) => ({ ...problem, file: inSite(problem.file), message: inSite(problem.message) }));
}

/** Like `problemsAfter`, without warnings. */
export async function errorsAfter(parent: string, change: (site: SiteCopy) => void): Promise<Problem[]> {
  return (await problemsAfter(parent, change)).filter(({ severity }) => severity === 'error');
}
