import { writeEditorSchemas } from '../../editor-schema/write-editor-schemas.ts';
import { count } from '../../problems/format-problem.ts';
import { createSiteLoader, type Site } from '../../site/load-site.ts';
import { fixSite } from '../../yaml/edit/fix-site.ts';
import type { CommandContext } from '../command.ts';
import type { Outcome } from './outcome.ts';
import { reportChanges } from './report-changes.ts';

/**
 * Checks a site, after mending what is safe to mend where that is wanted, and writes down for editors what it has. Where
 * that cannot be written, a line on stderr says so and the outcome is the same.
 */
export async function checkSite({ root, siteDir, clock }: CommandContext, isFixing: boolean): Promise<Outcome> {
  const load = createSiteLoader(siteDir, clock);
  const site = isFixing ? await fix(load) : await load();
  await writeEditorSchemas({ root, siteDir, site }).catch((error: unknown) => {
    console.error(
      `Editors get no help with this site: its schemas could not be written. ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  return { problems: site.findProblems(), fileCount: site.fileCount, proven: whatWasProven(site) };
}

/** Mends and says on stderr what was changed, so that stdout holds the problems that are left. */
async function fix(load: () => Promise<Site>): Promise<Site> {
  const { site, changes } = await fixSite(load);
  console.error(`${reportChanges(changes)}\n`);
  return site;
}

function whatWasProven({ pages, countLinks, collectMedia }: Site): string {
  const blocks = pages.reduce((sum, { page }) => sum + page.blocks.length, 0);
  const images = collectMedia().filter(({ size }) => size !== undefined).length;
  return [count(pages.length, 'page'), count(blocks, 'block'), count(countLinks(), 'link'), count(images, 'image')].join(', ');
}
