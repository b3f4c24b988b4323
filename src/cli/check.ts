import { count } from '../content/format-problem.ts';
import { createSiteLoader, type Site } from '../content/load-site.ts';
import { fixSite } from '../edit/fix-site.ts';
import { writeEditorSchemas } from '../editor/write-editor-schemas.ts';
import { formatNamed, hasErrors, problemFormats } from './check/problem-formats.ts';
import { reportChanges } from './check/report-changes.ts';
import type { Command } from './command.ts';

/** `npm run check`: every problem of the content, or what was found to be good. `--fix` first mends what is safe to mend. */
export const check: Command = {
  flags: { format: { type: 'string' }, fix: { type: 'boolean' } },
  run: async ({ root, siteDir, clock, flags }) => {
    const started = performance.now();
    const format = formatNamed(flags.format);
    const load = createSiteLoader(siteDir, clock);
    const site = flags.fix === true ? await fix(load) : await load();
    problemFormats[format](site);
    if (format === 'text' && !hasErrors(site.problems)) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${whatWasProven(site)}: ${site.problems.length === 0 ? 'all good' : 'no errors'} (${seconds} s)`);
    }
    await writeEditorSchemas({ root, siteDir, site });
    return hasErrors(site.problems) ? 1 : 0;
  },
};

/** Mends and says on stderr what was changed, so that stdout holds the problems that are left. */
async function fix(load: () => Promise<Site>): Promise<Site> {
  const { site, changes } = await fixSite(load);
  console.error(`${reportChanges(changes)}\n`);
  return site;
}

function whatWasProven({ pages, linkCount, mediaFiles }: Site): string {
  const blocks = pages.reduce((sum, { page }) => sum + page.blocks.length, 0);
  const images = mediaFiles.filter(({ size }) => size !== undefined).length;
  return [count(pages.length, 'page'), count(blocks, 'block'), count(linkCount, 'link'), count(images, 'image')].join(', ');
}
