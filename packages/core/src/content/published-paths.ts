import type { Host } from '../host/host.ts';
import { isNotFoundPage } from '../model/address.ts';
import { isGone } from '../problems/file-errors.ts';
import type { Problem } from '../problems/problem.ts';
import { readingProblem } from '../problems/unreadable-file.ts';
import { memoizeByKey } from '../text/memoize.ts';
import { toSiteFile } from './find/find-files.ts';

/** The file in the site folder with the paths that builds published. */
export const publishedPathsFile = '.published-paths';

/** True for a further page of a list, such as `/news/page/2`: it comes and goes with the number of records, and is not recorded. */
function isFurtherPage({ path, key }: PublishedPath): boolean {
  const number = /\/page\/(\d+)$/.exec(path)?.[1];
  return number !== undefined && key.endsWith(`/${number}`);
}

/**
 * A path that was published, and the key of the page that had it. `first` is the path at which this page was published first,
 * when that is another.
 */
export type PublishedPath = { path: string; key: string; first?: string | undefined };

/** An event of a calendar as it was published: the path of its file, how often it has changed, when it did last, and a hash of its content. */
export type PublishedEvent = { path: string; sequence: number; stamp: string; hash: string };

/** Maximum size of the file in bytes, for some 100,000 paths. */
const maxPublishedPathsBytes = 16 * 1024 * 1024;

const limit = { most: '16 MiB', hint: 'Remove the lines of paths that nobody visits any more.' };

/**
 * The published paths. Undefined when the site has no such file, or when it cannot be read. `url` is the URL of the site at its
 * first release.
 */
export type PublishedBefore = {
  paths: PublishedPath[] | undefined;
  url?: string | undefined;
  events?: PublishedEvent[] | undefined;
  problems: Problem[];
};

/** Reads the file of published paths. Skips invalid lines. Never throws. */
export function readPublishedPaths(host: Host, siteDir: string): PublishedBefore {
  const { absolute, displayPath } = toSiteFile(host, siteDir, publishedPathsFile);
  try {
    const text = host.files.read(absolute, maxPublishedPathsBytes);
    // The key of a page never starts with a slash, so a second path is the first one of the page.
    const paths = [...text.matchAll(/^(\/\S*) (?:(\/\S*) )?(\S.*?)\r?$/gm)].map(([, path = '', first, key = '']) => ({
      path,
      key,
      ...(first !== undefined && { first }),
    }));
    const events = [...text.matchAll(/^event (\/\S+) (\d+) (\d{8}T\d{6}Z) ([\da-f]+)\r?$/gm)].map(
      ([, path = '', sequence, stamp = '', hash = '']): PublishedEvent => ({ path, sequence: Number(sequence), stamp, hash }),
    );
    return { paths, events, url: /^https:\/\/\S+(?=\r?$)/m.exec(text)?.[0], problems: [] };
  } catch (error) {
    return { paths: undefined, problems: isGone(error) ? [] : [readingProblem(displayPath, error, limit)] };
  }
}

const opening = `# The published paths of this site, with their page files. Every release build adds its paths. Commit this file.
# "check" uses it to find pages that are gone. If no page replaces a path, remove its line.
# Feeds name a post by the first URL of the site and the first path of its page, which is the second one in a line.
`;

const openingOfEvents = `# The events of calendars: how often each has changed, when it did last, and a hash of it.
`;

/** Formats the file: the first URL of the site, and one line for each path and each event, sorted. */
function formatPublishedPaths(paths: readonly PublishedPath[], url: string, events: readonly PublishedEvent[]): string {
  const lines = paths.map(({ path, key, first }) => `${path} ${first === undefined ? '' : `${first} `}${key}\n`);
  const ofEvents = events.map(({ path, sequence, stamp, hash }) => `event ${path} ${sequence} ${stamp} ${hash}\n`);
  return `${opening}${url}\n${lines.sort().join('')}${events.length > 0 ? openingOfEvents : ''}${ofEvents.sort().join('')}`;
}

/** A release: the URL of the site, its published pages, and the events of its calendars. */
export type Release = { url: string; pages: readonly PublishedPath[]; events: readonly PublishedEvent[] };

/**
 * Adds the paths of published pages and the events to those of earlier releases. Never removes one. Returns the new text of the file and the
 * number of new paths. Undefined when the file stays as it is.
 */
export function addRelease(
  { paths: known, url: knownUrl, events: knownEvents = [] }: PublishedBefore,
  { url, pages, events }: Release,
): { text: string; added: number } | undefined {
  const before = new Map(known?.map((line) => [line.path, line]));
  const paths = new Map(before);
  for (const { path, key, first } of pages) {
    if (!isNotFoundPage(path) && !isFurtherPage({ path, key })) paths.set(path, { path, key, ...(first !== undefined && { first }) });
  }
  const isSameLine = ({ path, key, first }: PublishedPath): boolean => {
    const line = before.get(path);
    return line?.key === key && line.first === first;
  };
  const hashes = new Set(knownEvents.map(({ path, hash }) => `${path} ${hash}`));
  const isSame = knownUrl !== undefined && known?.length === paths.size && [...paths.values()].every(isSameLine);
  if (isSame && events.every(({ path, hash }) => hashes.has(`${path} ${hash}`))) return undefined;
  const allEvents = new Map([...knownEvents, ...events].map((event) => [event.path, event]));
  return { text: formatPublishedPaths([...paths.values()], knownUrl ?? url, [...allEvents.values()]), added: paths.size - before.size };
}

type Earlier = { before: readonly PublishedPath[]; redirects: readonly { from: string; to: string }[] };

/**
 * Returns the path at which each page was published first, for pages that have moved since. A page has moved when its file or
 * record was published at a path that no page has now, or when such a path redirects to it. No two pages get the same first path:
 * where a page has the old path of another, its own first path ends in `#2`.
 */
export function findFirstPaths(pages: readonly PublishedPath[], { before, redirects }: Earlier): Map<string, string> {
  const present = new Set(pages.map(({ path }) => path));
  const recorded = new Map(before.map(({ path, first }) => [path, first ?? path]));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  // By the key and by the current path of the page that replaces a path.
  const moved = new Map<string, string[]>();
  for (const { path, key, first = path } of before) {
    if (present.has(path)) continue;
    for (const name of [key, targets.get(path) ?? '']) memoizeByKey(moved, name, () => []).push(first);
  }
  const earliest = (name: string): string | undefined => moved.get(name)?.sort()[0];
  const found = pages.map(({ path, key }) => ({ path, first: recorded.get(path) ?? earliest(key) ?? earliest(path) ?? path }));
  const taken = new Set<string>();
  const unique = ({ path, first }: { path: string; first: string }): [string, string] => {
    let own = first;
    for (let number = 2; taken.has(own); number += 1) own = `${first}#${number}`;
    taken.add(own);
    return [path, own];
  };
  // A page that moved is older than the one that has its path now.
  const isMoved = ({ path, first }: { path: string; first: string }): boolean => path !== first;
  const all = [...found.filter(isMoved), ...found.filter((page) => !isMoved(page))].map(unique);
  return new Map(all.filter(([path, first]) => path !== first));
}
