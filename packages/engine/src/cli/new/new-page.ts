import { type Clock, formatProblems, pageAddress, pageUrl, plainAddresses, presetOf, readSources, type Site } from '@pagewright/core';
import { navigationChange, noPresets, type PageDetails, pageFile } from '../../edit/new-page-file.ts';
import { pathProblemOf } from '../../edit/page-path.ts';
import { applyChanges, filesAfter, prepareEdits } from '../../edit/site-changes.ts';
import { displayPath } from '../../files/display-path.ts';
import { createSiteLoader } from '../../site/load-site.ts';
import { nodeHost } from '../../site/node-host.ts';
import type { Project } from '../declare/command.ts';
import { print, printError } from '../print.ts';
import { newProblems } from '../report-site.ts';
import { collectPageDetails, type GivenDetails, presetLines, withTerminal } from './page-details.ts';

type NewPageOptions = Pick<Project, 'loadCode' | 'root'> & { siteDir: string; clock: Clock; given: GivenDetails };

/** Writes a page from a preset, with its own path, title and description. In a terminal, asks for missing values. Returns the exit code. */
export async function newPage({ root, siteDir, clock, given, loadCode }: NewPageOptions): Promise<number> {
  const code = await loadCode();
  const load = createSiteLoader(siteDir, code, clock);
  const site = await load();
  const before = site.findProblems();
  const sources = await readSources(nodeHost, siteDir, code);
  const presets = sources.presets.map(presetOf);
  const pathProblem = (wanted: string): string | undefined => pathProblemOf(wanted, site);
  const details = await withTerminal((ask) => collectPageDetails({ given, presets, pathProblem }, ask));
  const now = clock(site.settings?.timeZone ?? 'UTC');
  const file = pageFile(details, { siteDir, sources, pageSchema: code.pageSchema, now });
  const edited = await prepareEdits({ texts: navigationChange(details, sources) });
  const changes = { files: edited, created: [file] };
  const after = await load.fork(filesAfter(changes), ({ site }) => site().findProblems());
  const problems = newProblems(before, after);
  if (problems.some(({ severity }) => severity === 'error')) {
    printError(`${formatProblems(problems)}\nNothing was written, because of these problems.`);
    return 1;
  }
  await applyChanges(changes, { root, siteDir });
  if (problems.length > 0) printError(formatProblems(problems));
  print(nextSteps(details, displayPath(file.absolute), site));
  return 0;
}

function nextSteps({ path, label, preset }: PageDetails, file: string, { settings }: Site): string {
  const port = process.env.PORT || '5173';
  return [
    `Wrote ${file}, from the preset "${preset}".`,
    ...(label === undefined ? [] : [`The navigation has "${label}" as its last item. Change its position in site.yaml.`]),
    '',
    'Next:',
    `  1. Open ${file} and write your own texts and pictures over those of the preset.`,
    '  2. npm run check   reports its problems.',
    `  3. npm run dev     shows it on http://localhost:${port}${pageAddress(path, settings ?? plainAddresses)} as you save.`,
    ...(settings ? ['', `Once built, it is on ${pageUrl(path, settings)}`] : []),
  ].join('\n');
}

/** Prints the presets of a site, each with its description. Returns the exit code. */
export async function listPresets({ siteDir, loadCode }: Pick<Project, 'loadCode'> & { siteDir: string }): Promise<number> {
  const presets = (await readSources(nodeHost, siteDir, await loadCode())).presets.map(presetOf);
  const [first] = presets;
  print(
    first
      ? `${presetLines(presets, { isNumbered: false })}\n\nTo start from one: npm run new -- page /your-path --preset ${first.name}`
      : noPresets,
  );
  return 0;
}
