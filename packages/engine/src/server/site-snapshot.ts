import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFile } from '../mail/facts-file.ts';
import { type HeaderRules, parseHeaders } from '../render/hosting/headers-file.ts';
import { parseRedirects } from '../render/hosting/redirects-file.ts';
import { buildRecordFile } from '../render/output/build-record.ts';
import { isNotFoundFile } from '../render/output/html-file-path.ts';
import { type Encoding, fileEndings } from './encodings.ts';
import { listFiles } from './list-files.ts';
import type { FileDetails } from './load-file.ts';
import { type NotFoundPages, readNotFoundPages } from './not-found-pages.ts';
import { stampOrNone } from './reread-on-change.ts';

/** A file of the site and how it is stored. */
export type SiteFile = { /** Relative to the folder of the site. */ file: string; encodings: ReadonlySet<Encoding> };

/** What a server must know of a built site to answer any path without searching the disk. */
export type SiteSnapshot = {
  folder: string;
  /** By URL path: a page at `/about`, everything else under its own name. */
  files: ReadonlyMap<string, SiteFile>;
  redirects: ReadonlyMap<string, string>;
  rules: HeaderRules;
  notFound: NotFoundPages;
  /** Filled while files are served. */
  details: Map<string, FileDetails>;
  /** The files that this was read from with the stamps they had; when one changes, the snapshot is out of date. */
  sources: ReadonlyMap<string, string>;
};

/** For hosts, builds and the mail service. They are never served, under no spelling, because no path leads to them. */
const privateFiles: ReadonlySet<string> = new Set(['_headers', '_redirects', factsFile, buildRecordFile]);

const suffix = '/index.html';

/** Reads a built site. Throws when it has no readable `_headers`. */
export function readSnapshot(folder: string): SiteSnapshot {
  const sources = new Map<string, string>();
  /** Takes the stamp before the text is read, so that a change in between is noticed later. */
  const source = (file: string): string => {
    const absolute = join(folder, file);
    sources.set(absolute, stampOrNone(absolute));
    return absolute;
  };
  source(buildRecordFile);
  const names = listFiles(folder);
  const rules = parseHeaders(readFileSync(source('_headers'), 'utf8'));
  const redirects = parseRedirects(readOr(source('_redirects'), ''));
  const notFound = readNotFoundPages(names.filter(isNotFoundFile), { resolve: source, rules });
  const files = listServed(names);
  return { folder, files, redirects: withoutMissingTargets(redirects, files), rules, notFound, details: new Map(), sources };
}

function listServed(names: readonly string[]): Map<string, SiteFile> {
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const file of names) {
    if (privateFiles.has(file) || isNotFoundFile(file) || isCompressedCopy(file, present)) continue;
    const entry = { file, encodings: encodingsOf(file, present) };
    const address = `/${file}`;
    files.set(address, entry);
    if (address.endsWith(suffix)) files.set(address.slice(0, -suffix.length) || '/', entry);
  }
  return files;
}

const isCompressedCopy = (file: string, present: ReadonlySet<string>): boolean =>
  /\.(?:br|gz)$/.test(file) && present.has(file.slice(0, -'.br'.length));

/** One set for each combination: a large site has many files, and they are stored in few ways. */
const encodingSets = new Map<string, ReadonlySet<Encoding>>();

function encodingsOf(file: string, present: ReadonlySet<string>): ReadonlySet<Encoding> {
  const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) => present.has(`${file}${fileEndings[encoding]}`));
  const key = encodings.join();
  const known = encodingSets.get(key) ?? new Set(encodings);
  encodingSets.set(key, known);
  return known;
}

/** In the middle of a deploy by copying, `_redirects` may be newer than the pages it leads to. */
function withoutMissingTargets(redirects: Map<string, string>, files: ReadonlyMap<string, SiteFile>): Map<string, string> {
  const isThere = (to: string): boolean => !to.startsWith('/') || files.has(/^[^?#]*/.exec(to)?.[0] ?? '');
  return new Map([...redirects].filter(([, to]) => isThere(to)));
}

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}
