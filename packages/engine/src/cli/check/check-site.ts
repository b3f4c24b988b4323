import { writeEditorSchemas } from '../../editor-schema/write-editor-schemas.ts';
import { count } from '../../problems/format-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { createSiteLoader, type Site } from '../../site/load-site.ts';
import type { Clock } from '../../time/site-clock.ts';
import { type Change, type FixFilter, fixSite } from '../../yaml/edit/fix-site.ts';
import type { Project } from '../declare/option.ts';
import { describeContent } from '../describe-content.ts';
import { printError } from '../print.ts';

/** The result of a check: the problems and a phrase that counts what was checked. */
type Outcome = { problems: Problem[]; checked: string };

type CheckOptions = Pick<Project, 'root' | 'loadCode' | 'fingerprint'> & { siteDir: string; clock: Clock };

/**
 * Checks a site and writes its JSON Schemas for editors. With `isFixed`, first applies the safe fixes of the problems for
 * which it returns true. When the schemas cannot be written, prints a line on stderr; the outcome is the same.
 */
export async function checkSite({ root, siteDir, clock, loadCode, fingerprint }: CheckOptions, isFixed?: FixFilter): Promise<Outcome> {
  const code = await loadCode();
  const load = createSiteLoader(siteDir, code, clock, { store: { root, siteDir, fingerprint } });
  const site = isFixed ? await fix(load, isFixed) : await load();
  await writeEditorSchemas({ code, root, siteDir, site }).catch((error: unknown) => {
    printError(
      `Editor support for this site is not available: its schemas could not be written. ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const outcome = { problems: site.findProblems(), checked: describeContent(site) };
  await site.save();
  return outcome;
}

/** Applies fixes and prints the changes on stderr. The remaining problems go to stdout. */
async function fix(load: () => Promise<Site>, isFixed: FixFilter): Promise<Site> {
  const { site, changes } = await fixSite(load, isFixed);
  printError(`${reportChanges(changes)}\n`);
  return site;
}

/** Formats the changes of `--fix`: each place with its lines before and after. */
function reportChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing was changed: no problem here can be fixed with --fix.';
  const files = new Set(changes.map(({ file }) => file)).size;
  const parts = changes.map(({ file, line, codes, before, after }) =>
    [`${file}:${line}  ${codes.join(', ')}`, ...before.map((row) => `  - ${row}`), ...after.map((row) => `  + ${row}`)].join('\n'),
  );
  return `${parts.join('\n\n')}\n\nChanged ${count(changes.length, 'place')} in ${count(files, 'file')}.`;
}
