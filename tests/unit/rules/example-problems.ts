import type { Problem } from '../../../packages/core/src/problems/problem.ts';
import { exampleSchemas } from '../../sites/examples/schemas/index.ts';
import { shareSites } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

/** The folder of the example site's content, inside `tests/sites`. */
export const exampleContent = 'examples/site.config';

const exampleSite = shareSites(exampleSchemas, (parent) => copySite(exampleContent, parent));

/**
 * Returns the problems of the example site after a change, and those of a release in its page `pages/<code>.yaml`: the site itself is a
 * sample. `parent` is a folder of the test file.
 */
export async function exampleProblems(parent: string, change: (site: SiteCopy) => void): Promise<Problem[]> {
  const site = exampleSite(parent);
  change(site);
  const { findProblems, findReleaseProblems } = await site.load();
  return [...findProblems(), ...findReleaseProblems().filter(({ file, code }) => file.endsWith(`/pages/${code}.yaml`))];
}
