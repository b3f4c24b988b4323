import { join, relative } from 'node:path';
import { type Clock, count, type Problem, publishedPathsFile, type Release, type SiteModel } from '@pagewright/core';
import { buildClientBeside } from '../bundle/client-worker.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { displayPath } from '../files/display-path.ts';
import type { RenderableSite } from '../render/build-input.ts';
import { buildSite } from '../render/build-site.ts';
import { eventsOf } from '../render/calendar-files.ts';
import { callOnBuilt } from '../render/call-hooks.ts';
import { fetchData } from '../site/fetch-data.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { recordPublishedPaths } from '../site/record-published-paths.ts';
import { assertMerged } from './assert-merged.ts';
import { type Project, UsageError } from './declare/command.ts';
import { print, printError } from './print.ts';
import { describeContent, describeSamples, reportProblems } from './report-site.ts';
import { toRenderable } from './to-renderable.ts';

type BuildOptions = Project & {
  siteDir: string;
  outDir: string;
  clock: Clock;
  compress: boolean;
  /** True for a build that is published: records the paths of its pages in the site folder. */
  isRelease: boolean;
  /** True for a build that search engines must not list, such as for a client. Default: false. */
  isPreview?: boolean;
};

/** A site that was built: its `url`, the id of a release, and a function that records the paths of one. */
export type Built = { url: string; release: string | undefined; recordPaths: () => Promise<void> };

/**
 * Writes the site as files into `outDir`; reports its problems and writes nothing when one is an error. Returns the exit
 * code. Throws when the published paths of a release cannot be written, and `UsageError` for options that contradict each
 * other.
 */
export async function buildFiles(options: BuildOptions): Promise<number> {
  const built = await build(options);
  if (options.isRelease) await built?.recordPaths();
  return built ? 0 : 1;
}

/** Builds as `buildFiles`, and records no paths. Returns undefined when the site has an error. */
export async function build({
  root,
  codeDirs,
  siteDir,
  outDir,
  clock,
  fingerprint,
  compress,
  isRelease,
  isPreview = false,
  loadCode,
}: BuildOptions): Promise<Built | undefined> {
  if (isRelease && isPreview) throw new UsageError(contradiction);
  assertMerged({ codeDirs });
  const started = performance.now();
  const elapsed = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7);
  const onProgress = (done: string): void => print(`${elapsed()}  ${done}`);
  // The browser code does not depend on content; it is bundled while the content is read.
  const client = buildClientBeside(loadCode, { root, fingerprint, compress });
  const code = await loadCode();
  const read = await readAndCheck({ code, root, siteDir, clock, fingerprint, isRelease, onProgress });
  if (!read) {
    printError('Nothing was built.');
    // The next build needs it, and the bundler reports the end of the process during its work as a bug of its own.
    await client.folder.catch(() => undefined);
    return undefined;
  }
  const { settings } = read.site;
  const site = {
    ...read.site,
    ...(isPreview && { settings: previewSettings(settings) }),
    ...(isRelease && { releasedAt: clock(settings.timeZone) }),
  };
  const release = await buildSite(site, { code, root, siteDir, outDir, fingerprint, client, compress, onProgress, onWarning: printError });
  onProgress(`built into ${relative(process.cwd(), outDir) || '.'}${isPreview ? ', and search engines list no page of it' : ''}`);
  if (read.samples.length > 0) printError(`${describeSamples(read.samples)} Visitors would see them.`);
  await callOnBuilt(
    code.hooks,
    outDir,
    site.pages.map(({ path }) => path),
  );
  const recordPaths = async (): Promise<void> =>
    onProgress(await recordRelease(siteDir, { url: site.firstUrl, pages: site.pages, events: eventsOf(site) }));
  return { url: settings.url, release, recordPaths };
}

const contradiction =
  '--preview is for a site that search engines must not list, and --release for the site that visitors get. Leave one of them out.';

type CheckInput = Pick<BuildOptions, 'root' | 'siteDir' | 'clock' | 'fingerprint' | 'isRelease'> & {
  code: SiteCode;
  onProgress: (done: string) => void;
};

/** A site without errors. `samples` are the sample values that a release still has. */
type CheckedSite = { site: RenderableSite; samples: readonly Problem[] };

/** Fetches data, reads the site and prints its problems. Returns undefined when one of them is an error. */
async function readAndCheck(input: CheckInput): Promise<CheckedSite | undefined> {
  const { code, siteDir, clock, root, fingerprint, isRelease, onProgress } = input;
  const load = createSiteLoader(siteDir, code, clock, { store: { root, siteDir, fingerprint }, rendersPages: true });
  const reports = await fetchData({ siteDir, code, load, onProgress });
  for (const { message } of reports) printError(message);
  if (reports.some(({ isFatal }) => isFatal)) return undefined;
  const site = await load();
  const samples = isRelease ? site.findReleaseProblems() : [];
  const hasErrors = reportProblems([...site.findProblems(), ...samples]);
  await site.save();
  if (hasErrors) return undefined;
  onProgress(`content read and checked: ${describeContent(site)}`);
  return { site: toRenderable(site), samples };
}

/** Records the paths of a release in the folder of the site. Returns a line about it. Throws when they cannot be written. */
async function recordRelease(siteDir: string, release: Release): Promise<string> {
  const added = await recordPublishedPaths(siteDir, release);
  return `${count(added, 'new published path')} in ${displayPath(join(siteDir, publishedPathsFile))}`;
}

/** Returns the settings of a site that search engines must not list, in every language. */
function previewSettings(settings: SiteModel): SiteModel {
  const { translations } = settings;
  return {
    ...settings,
    isPreview: true,
    ...(translations && {
      translations: Object.fromEntries(Object.entries(translations).map(([code, one]) => [code, previewSettings(one)])),
    }),
  };
}
