import { count } from '../content/format-problem.ts';
import { createSiteLoader } from '../content/load-site.ts';
import type { Command } from './command.ts';
import { reportProblems } from './report-problems.ts';

/** `npm run check`: every problem of the content, or what was found to be good. */
export const check: Command = {
  run: async ({ siteDir }) => {
    const started = performance.now();
    const site = await createSiteLoader(siteDir)();
    if (reportProblems(site)) return 1;
    const blocks = site.pages.reduce((sum, { page }) => sum + page.blocks.length, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${count(site.pages.length, 'page')}, ${count(blocks, 'block')}, ${count(site.linkCount, 'link')}, ${count(site.mediaFiles.length, 'media file')}: all good (${seconds} s)`,
    );
    return 0;
  },
};
