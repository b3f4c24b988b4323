import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCompressedCopy } from '../files/compress.ts';
import { type AddressSettings, fileAddress, plainAddresses } from '../model/address.ts';
import { type HeaderRules, parseHeaders } from '../render/hosting/headers-file.ts';
import { parseRedirects } from '../render/hosting/redirects-file.ts';
import { buildRecordFile } from '../render/output/build-record.ts';
import { addressOfFile, isNotFoundFile } from '../render/output/html-file-path.ts';
import { headersFile, isPrivateFile, redirectsFile } from '../render/output/private-files.ts';
import { type Encoding, fileEndings } from './encodings.ts';
import { listFiles, readBuildRecord } from './list-files.ts';
import type { FileDetails } from './load-file.ts';
import { type NotFoundPages, readNotFoundPages } from './not-found-pages.ts';
import { decodePath, withOtherEnding } from './request-target.ts';
import { stampOrNone } from './reread-on-change.ts';

/** A file of the site and its stored encodings. */
export type SiteFile = { /** Relative to the folder of the site. */ file: string; encodings: ReadonlySet<Encoding> };

/** A table of a built site, so that the server can look up any path without searching the disk. */
export type SiteSnapshot = {
  folder: string;
  addresses: AddressSettings;
  /** By address: pages by theirs, such as `/about`, other files by name. */
  files: ReadonlyMap<string, SiteFile>;
  redirects: ReadonlyMap<string, string>;
  rules: HeaderRules;
  notFound: NotFoundPages;
  /** A cache, filled while files are served. */
  details: Map<string, FileDetails>;
  /** The stamps of the files that the snapshot was made from. When one changes, the snapshot is outdated. */
  sources: ReadonlyMap<string, string>;
};

/** Reads a built site. Throws when it has no readable `_headers`. */
export function readSnapshot(folder: string): SiteSnapshot {
  const sources = new Map<string, string>();
  /** Records the stamp before the file is read, so that a later change is noticed. */
  const source = (file: string): string => {
    const absolute = join(folder, file);
    sources.set(absolute, stampOrNone(absolute));
    return absolute;
  };
  source(buildRecordFile);
  const names = listFiles(folder);
  const addresses = readBuildRecord(folder)?.addresses ?? plainAddresses;
  const rules = parseHeaders(readFileSync(source(headersFile), 'utf8'));
  const redirects = parseRedirects(readOr(source(redirectsFile), ''));
  const notFound = readNotFoundPages(names.filter(isNotFoundFile), { resolve: source, rules, addresses });
  const files = listServed(names, addresses);
  return { folder, addresses, files, redirects: withoutMissingTargets(redirects, files), rules, notFound, details: new Map(), sources };
}

/** Lists the files that visitors get. Private files are not in the table, so they are never served. */
function listServed(names: readonly string[], addresses: AddressSettings): Map<string, SiteFile> {
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const file of names) {
    if (isPrivateFile(file) || isNotFoundFile(file) || isCompressedCopy(file, present)) continue;
    const entry = { file, encodings: encodingsOf(file, present) };
    files.set(fileAddress(`/${file}`, addresses), entry);
    files.set(addressOfFile(file, addresses), entry);
  }
  return files;
}

/** Shared sets of encodings, to save memory: a large site has many files and few combinations. */
const encodingSets = new Map<string, ReadonlySet<Encoding>>();

function encodingsOf(file: string, present: ReadonlySet<string>): ReadonlySet<Encoding> {
  const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) => present.has(`${file}${fileEndings[encoding]}`));
  const key = encodings.join();
  const known = encodingSets.get(key) ?? new Set(encodings);
  encodingSets.set(key, known);
  return known;
}

/** Removes redirects to missing pages: during a deploy by copying, `_redirects` may be newer than its targets. */
function withoutMissingTargets(redirects: Map<string, string>, files: ReadonlyMap<string, SiteFile>): Map<string, string> {
  const pathOf = (to: string): string => decodePath(/^[^?#]*/.exec(to)?.[0] ?? '') ?? '';
  const isFile = (path: string): boolean => files.has(path) || files.has(withOtherEnding(path));
  const isThere = (to: string): boolean => !to.startsWith('/') || isFile(pathOf(to));
  return new Map([...redirects].filter(([, to]) => isThere(to)));
}

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}
