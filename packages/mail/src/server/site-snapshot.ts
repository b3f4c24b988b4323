import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  type AddressSettings,
  addressOfFile,
  buildRecordFile,
  fileAddress,
  headersFile,
  htmlFilePath,
  isCompressedCopy,
  isNotFoundFile,
  isPrivateFile,
  pageAddress,
  parseBuildRecord,
  parseHeaders,
  parseRedirects,
  plainAddresses,
  redirectsFile,
  stampOf,
} from '@pagewright/core';
import type { SitePages } from '../http/responses.ts';
import { listFiles } from './built-files.ts';
import { type Encoding, type Headers, headersFor, pagePolicy, withPagePolicy } from './headers.ts';
import { type FileDetails, loadFile } from './load-file.ts';

/** A table of a built site, so that the server can look up any path without searching the disk. */
export type SiteSnapshot = {
  folder: string;
  addresses: AddressSettings;
  /** All files, relative to the folder. */
  names: ReadonlySet<string>;
  /** The files that visitors get, by address: pages by theirs, such as `/about`, other files by name. */
  files: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, string>;
  /** Returns the headers of a file or page by its address. */
  headersOf: (address: string) => Record<string, string>;
  /** The headers of responses that belong to no file. */
  ownHeaders: Headers;
  /** The not-found pages; those of deeper folders first. */
  notFoundPages: readonly NotFoundPage[];
  /** A cache, filled while files are served. */
  details: Map<string, FileDetails>;
  /** The stamps of the files that the snapshot was made from. When one changes, the snapshot is outdated. */
  stamps: ReadonlyMap<string, string | undefined>;
};

/** A not-found page of a folder such as `/en`, compressed in advance, because anybody can request any number of unknown paths. */
type NotFoundPage = { folder: string } & Record<Encoding, { headers: Headers; body: Buffer }>;

/** Returns the stamp of a file. Undefined when it does not exist. */
function presentStamp(absolute: string): string | undefined {
  const stats = lstatSync(absolute, { throwIfNoEntry: false });
  return stats && stampOf(stats);
}

/**
 * Creates a function that returns the snapshot of the last deploy. Each call looks for changed files, a few microseconds for each
 * of them: a deploy by copying writes files in any order. While the site cannot be read, for example during a deploy, it returns
 * the last valid snapshot. Throws when the first snapshot cannot be read.
 */
export function currentSnapshot(folder: string): () => SiteSnapshot {
  let snapshot = readSnapshot(folder);
  return () => {
    try {
      if ([...snapshot.stamps].some(([file, stamp]) => presentStamp(file) !== stamp)) snapshot = readSnapshot(folder);
    } catch {
      // The next request tries again.
    }
    return snapshot;
  };
}

/** Reads a built site. Throws when it has no readable `_headers`. */
function readSnapshot(folder: string): SiteSnapshot {
  const stamps = new Map<string, string | undefined>();
  const read = (name: string, fallback?: string): string => {
    const file = join(folder, name);
    const stamp = presentStamp(file);
    // Before the file is read, so that a later change is noticed.
    stamps.set(file, stamp);
    return stamp === undefined && fallback !== undefined ? fallback : readFileSync(file, 'utf8');
  };
  const rules = parseHeaders(read(headersFile));
  const headersOf = (address: string): Record<string, string> => headersFor(rules, address);
  const record = parseBuildRecord(read(buildRecordFile, ''));
  const redirects = parseRedirects(read(redirectsFile, ''));
  const addresses = record?.addresses ?? plainAddresses;
  const names = new Set(listFiles(folder, record));
  const files = new Map<string, string>();
  const notFoundPages: NotFoundPage[] = [];
  for (const file of names) {
    const address = fileAddress(`/${file}`, addresses);
    const html = isNotFoundFile(file) ? read(file, '') : '';
    if (html !== '') notFoundPages.push(notFoundPage(file, html, headersOf(address)));
    else if (!isNotFoundFile(file) && !isPrivateFile(file) && !isCompressedCopy(file, names))
      files.set(address, file).set(addressOfFile(file, addresses), file);
  }
  notFoundPages.sort((a, b) => b.folder.length - a.folder.length);
  const ownHeaders = headersOf(pageAddress('/', addresses));
  return { folder, addresses, names, files, redirects, headersOf, ownHeaders, notFoundPages, details: new Map(), stamps };
}

function notFoundPage(file: string, html: string, given: Headers): NotFoundPage {
  const headers = {
    ...withPagePolicy(given, pagePolicy(html)),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
  };
  // The best compression that takes a few milliseconds per page; it runs once per deploy.
  const br = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return {
    folder: `/${file}`.slice(0, -'/404.html'.length),
    identity: { headers, body: Buffer.from(html) },
    br: { headers: { ...headers, 'Content-Encoding': 'br' }, body: br },
    gzip: { headers: { ...headers, 'Content-Encoding': 'gzip' }, body: gzipSync(html, { level: 9 }) },
  };
}

/** Creates a function that reads the pages of a built site and their headers, for form errors of the mail service. Picks up deploys. */
export function builtPages(folder: string): SitePages {
  let current: ReturnType<typeof currentSnapshot> | undefined;
  return async (path) => {
    current ??= currentSnapshot(folder);
    const { headersOf, addresses, details } = current();
    const page = await loadFile(htmlFilePath(folder, path), ['identity'], details);
    if (page === undefined || page === 'incomplete' || !Buffer.isBuffer(page.content)) return undefined;
    return { html: page.content.toString('utf8'), headers: withPagePolicy(headersOf(fileAddress(path, addresses)), page.policy) };
  };
}
