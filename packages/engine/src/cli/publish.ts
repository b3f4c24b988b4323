import { join } from 'node:path';
import type { Clock, Way } from '@pagewright/core';
import { cacheKey } from '../cache/text-cache.ts';
import { displayPath } from '../files/display-path.ts';
import { withFolderLock } from '../files/site-lock.ts';
import type { Release } from '../publish/publish-context.ts';
import type { PublishEnd, PublishEvent, PublishStep } from '../publish/publish-event.ts';
import { describeFailure, detailOf, PublishError } from '../publish/publish-failure.ts';
import { readPublishFile } from '../publish/read-publish-file.ts';
import { readRelease, waitUntilLive } from '../publish/wait-until-live.ts';
import { publishBy } from '../publish/ways.ts';
import { build } from './build.ts';
import { checkContent } from './check.ts';
import { type Project, UsageError, unknownName } from './declare/command.ts';
import { loadNamedSite } from './named-site.ts';
import { print, printError } from './print.ts';

type PublishOptions = Project & {
  siteDir: string;
  clock: Clock;
  /** The file that says where. */
  ways: string;
  /** The way. Undefined: the first one in the file. */
  to: string | undefined;
  /** The id of an earlier release to bring online again. Undefined: the site is built. */
  backTo: string | undefined;
  waits: boolean;
  isDryRun: boolean;
};

/** How long to wait for an address, in milliseconds: for files that are there, and for a host that builds. */
const limits = { placed: 3 * 60_000, started: 15 * 60_000 } as const;

/**
 * Brings a site online by a way in `publish.yaml`. Sends each step and the end to the process that has started this one, if it listens. Returns exit code
 * 1 when the site has an error, the way fails, or with `waits`, the address does not show the release in time. Throws `UsageError` for a way that is not in the file.
 */
export async function publishSite(options: PublishOptions): Promise<number> {
  const end = await endOf(options).catch((error: unknown): PublishEnd => {
    if (!(error instanceof PublishError)) throw error;
    return { outcome: 'failed', ...error.failure };
  });
  if (end === 'checked') return 0;
  send(end);
  const isDone = ['live', 'proposed', 'placed', 'started', 'nothing'].includes(end.outcome);
  if (isDone) print(describeEnd(end));
  else printError(describeEnd(end));
  return isDone ? 0 : 1;
}

/** A process that was started by another one has a channel to it. */
const send = (event: PublishEvent): void => void (process.connected && process.send?.(event, undefined, undefined, () => undefined));

const begin = (step: PublishStep, words?: string): void => {
  send({ step });
  if (words !== undefined) print(words);
};

async function endOf(options: PublishOptions): Promise<PublishEnd | 'checked'> {
  const { root, siteDir, isDryRun } = options;
  const way = chooseWay(options);
  if (isDryRun) {
    const exitCode = await checkContent({ ...options, format: 'text', isFixing: false, files: [] });
    if (exitCode !== 0) return { outcome: 'failed', why: 'not-built' };
    print(`Nothing was published. Without --dry-run, it is built and ${describeWay(way)}.`);
    return 'checked';
  }
  const folder = join(root, '.cache', 'publish', cacheKey(siteDir).slice(0, 12));
  const end = await withFolderLock(folder, () => publish(way, { ...options, outDir: join(folder, 'site') }));
  return end ?? { outcome: 'failed', why: 'busy' };
}

/** Builds the site, brings it online, and waits for the address. */
async function publish(way: Way, options: PublishOptions & { outDir: string }): Promise<PublishEnd> {
  const { siteDir, backTo, waits } = options;
  const { release, url, recordPaths } = backTo === undefined ? await buildRelease(options) : await earlierRelease(backTo, options);
  const address = way.address ?? url;
  const before = waits ? await readRelease(address) : undefined;
  begin('copying', describeWay(way));
  const published = await publishBy(way.to, { way, release, siteDir, env: process.env });
  if (published.state === 'placed' || published.state === 'started') await recordPaths().catch((error) => printError(detailOf(error)));
  if (published.state === 'proposed') {
    const { branch, address: at } = published;
    return { outcome: 'proposed', branch, ...(at !== undefined && { address: at }) };
  }
  const { state } = published;
  if (!before || state === 'nothing') return { outcome: state, address };
  begin('waiting', `waiting for ${address}`);
  const { seen, detail } = await waitUntilLive({
    address,
    id: release.id,
    before,
    isBuiltThere: state === 'started',
    limit: limits[state],
  });
  return { outcome: seen, address, detail };
}

type ReadyRelease = { release: Release; url: string; recordPaths: () => Promise<void> };

async function buildRelease(options: PublishOptions & { outDir: string }): Promise<ReadyRelease> {
  begin('building');
  const built = await build({ ...options, compress: true, isRelease: true });
  if (!built || built.release === undefined) throw new PublishError({ why: 'not-built' });
  return { ...built, release: { id: built.release, folder: options.outDir } };
}

/** The paths of an earlier release were recorded when it was published. */
async function earlierRelease(id: string, options: PublishOptions): Promise<ReadyRelease> {
  const { site } = await loadNamedSite(options);
  return { release: { id }, url: site.published.settings?.url ?? '', recordPaths: async () => undefined };
}

/** Returns the way that is asked for, or the first one. */
function chooseWay({ ways: file, to, backTo }: PublishOptions): Way {
  const ways = readPublishFile(file) ?? [];
  const [first] = ways;
  if (!first) throw new UsageError(`${displayPath(file)} is missing: it says where the site is published. ${example}`);
  const way = to === undefined ? first : ways.find((one) => one.to === to);
  if (!way)
    throw unknownName(
      `${displayPath(file)} has no way "${to}".`,
      to ?? '',
      ways.map((one) => one.to),
    );
  if (backTo !== undefined && !/^[\da-f]{16}$/.test(backTo))
    throw new UsageError(
      `--back-to is "${backTo}"; it must be the id of a release, such as 0f3a9c1be2d47586: the name of its folder in "releases".`,
    );
  if (backTo !== undefined && way.to !== 'folder' && way.to !== 'ssh')
    throw new UsageError('--back-to is for the ways folder and ssh. Others keep no releases: take the change back, and publish again.');
  return way;
}

const example = 'For example:\n\n- to: folder\n  folder: /srv/www/my-site\n';

function describeWay(way: Way): string {
  switch (way.to) {
    case 'folder':
      return `copied to ${join(way.folder, 'releases')}, and ${join(way.folder, 'current')} leads to it`;
    case 'ssh':
      return `copied to ${way.host}:${way.folder}/releases, and ${way.folder}/current leads to it`;
    case 'hook':
      return 'the host is asked to build it';
    case 'pull-request':
      return 'its commits are sent to a branch of their own, to be accepted';
  }
}

function describeEnd(end: PublishEnd): string {
  switch (end.outcome) {
    case 'failed':
      return describeFailure(end);
    case 'proposed':
      return `The branch ${end.branch} is there. ${end.address === undefined ? 'Open a pull request for it.' : `Open its pull request: ${end.address}`}`;
    case 'live':
      return `Your change is live: ${end.address}`;
    case 'placed':
      return `The release is in its place. Visitors find it at ${end.address}`;
    case 'started':
      return `The host has accepted the request. Visitors find the change at ${end.address} when it has built it.`;
    case 'nothing':
      return 'There is nothing to propose: the other computer has every commit.';
    case 'other':
      return `${end.address} shows another release than the one that was built here. The host has other files or other versions of programs, or somebody else has published.`;
    case 'earlier':
      return `${end.address} still shows the earlier release. Look whether the web server serves the link "current", and whether a cache is in front of it.`;
    case 'none':
      return `${end.address} answers without a release.json (${end.detail ?? ''}). Look whether the web server serves the folder that was published.`;
    case 'no-answer':
      return `${end.address} does not answer: ${end.detail ?? ''}`;
  }
}
