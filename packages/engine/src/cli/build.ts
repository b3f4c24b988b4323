import { relative } from 'node:path';
import type { Clock, Problem, SiteModel } from '@pagewright/core';
import { buildClientBeside } from '../bundle/client-worker.ts';
import type { SiteCode } from '../definition/site-code.ts';
import type { RenderableSite } from '../render/build-input.ts';
import { buildSite } from '../render/build-site.ts';
import { callOnBuilt } from '../render/call-hooks.ts';
import { type Shard, wholeSite } from '../render/shards/shard.ts';
import { fetchData } from '../site/fetch-data.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { type Project, UsageError } from './declare/command.ts';
import { printError } from './print.ts';
import { noReport, type OutputReport, prepareReport, printerOf, recordRelease } from './report-output.ts';
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
  /** The part of the site to build. Default: all of it. */
  shard?: Shard;
  /** Default: no report. */
  report?: OutputReport;
};

/**
 * Writes the site as files into `outDir`; reports its problems and writes nothing when one is an error. Returns the exit
 * code. Throws when the published paths of a release cannot be written, and `UsageError` for options that contradict each
 * other.
 */
export async function buildFiles({
  root,
  siteDir,
  outDir,
  clock,
  fingerprint,
  compress,
  isRelease,
  isPreview = false,
  shard = wholeSite,
  report = noReport,
  loadCode,
}: BuildOptions): Promise<number> {
  if (shard.count > 1) assertNoWholeSite({ isRelease, report });
  if (isRelease && isPreview) throw new UsageError(contradiction);
  const print = printerOf(report);
  const started = performance.now();
  const elapsed = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7);
  const onProgress = (done: string): void => print(`${elapsed()}  ${done}`);
  const finishReport = await prepareReport(report, { root, outDir });
  // The browser code does not depend on content; it is bundled while the content is read.
  const client = buildClientBeside(loadCode, { root, fingerprint, compress });
  const code = await loadCode();
  const read = await readAndCheck({ code, root, siteDir, clock, fingerprint, isRelease, onProgress });
  if (!read) {
    printError('Nothing was built.');
    // The next build needs it, and the bundler reports the end of the process during its work as a bug of its own.
    await client.folder.catch(() => undefined);
    return 1;
  }
  const site = isPreview ? { ...read.site, settings: previewSettings(read.site.settings) } : read.site;
  await buildSite(site, { code, root, siteDir, outDir, fingerprint, client, compress, shard, onProgress, onWarning: printError });
  onProgress(`built into ${relative(process.cwd(), outDir) || '.'}${isPreview ? ', and search engines list no page of it' : ''}`);
  if (isRelease) onProgress(await recordRelease(siteDir, { url: site.firstUrl, pages: site.pages }));
  if (read.samples.length > 0) printError(`${describeSamples(read.samples)} Visitors would see them.`);
  await finishReport();
  // A shard is not a site yet: the command merge calls the hook.
  if (shard.count === 1)
    await callOnBuilt(
      code.hooks,
      outDir,
      site.pages.map(({ path }) => path),
    );
  return 0;
}

const contradiction =
  '--preview is for a site that search engines must not list, and --release for the site that visitors get. Leave one of them out.';

/** Throws a `UsageError` for options that need the whole site. */
function assertNoWholeSite({ isRelease, report }: { isRelease: boolean; report: OutputReport }): void {
  const asked = { '--release': isRelease, '--manifest': report.manifest, '--changed-since': report.changedSince };
  const option = Object.entries(asked).find(([, value]) => value)?.[0];
  if (option)
    throw new UsageError(`${option} needs the whole site. Use it when you merge the shards: npm run merge -- FOLDER... ${option}`);
}

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
