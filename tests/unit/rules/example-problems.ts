import type { Problem } from '../../../packages/core/src/problems/problem.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { exampleSchemas } from '../../sites/examples/schemas/index.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

/** The folder of the example site's content, inside `tests/sites`. */
export const exampleContent = 'examples/site.config';

/** Returns the problems of the example site after a change, and those of a release in its page `pages/<code>.yaml`: the site itself is a sample. */
export async function exampleProblems(parent: string, change: (site: SiteCopy) => void): Promise<Problem[]> {
  const site = copySite(exampleContent, parent);
  change(site);
  const { findProblems, findReleaseProblems } = await createSiteLoader(site.dir, exampleSchemas)();
  return [...findProblems(), ...findReleaseProblems().filter(({ file, code }) => file.endsWith(`/pages/${code}.yaml`))];
}
