import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type AddressSettings, fileAddress } from '../model/address.ts';
import type { HeaderRules } from '../render/hosting/headers-file.ts';
import type { Encoding } from './encodings.ts';
import { headersFor } from './header-rules.ts';
import { pagePolicy, withPagePolicy } from './page-policy.ts';

/** A not-found page, compressed in advance, because anybody can request any number of unknown paths. */
export type NotFoundPage = { bodies: Readonly<Record<Encoding, Buffer>>; headers: Readonly<Record<Encoding, Headers>> };

type Headers = Readonly<Record<string, string>>;

/** The not-found pages of a site by folder, such as `/en`; the empty string for the whole site. */
export type NotFoundPages = { byFolder: ReadonlyMap<string, NotFoundPage>; depth: number };

/** The best compression that takes a few milliseconds per page; it runs once per deploy. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Reads and compresses `404.html` files. `files` are relative to the folder of the site, `resolve` returns their absolute
 * paths, `rules` has their headers by address. Skips missing files.
 */
export function readNotFoundPages(
  files: readonly string[],
  { resolve, rules, addresses }: { resolve: (file: string) => string; rules: HeaderRules; addresses: AddressSettings },
): NotFoundPages {
  const byFolder = new Map<string, NotFoundPage>();
  for (const file of files) {
    const page = readPage(resolve(file), headersFor(rules, fileAddress(`/${file}`, addresses)));
    if (page) byFolder.set(`/${file}`.slice(0, -'/404.html'.length), page);
  }
  return { byFolder, depth: Math.max(0, ...[...byFolder.keys()].map((folder) => folder.split('/').length - 1)) };
}

/**
 * Finds the not-found page of the nearest folder above a path. Goes only as deep as the deepest such folder, so that the
 * time does not grow with the number of segments.
 */
export function findNotFoundPage({ byFolder, depth }: NotFoundPages, path: string): NotFoundPage | undefined {
  let nearest = byFolder.get('');
  let end = path.indexOf('/', 1);
  for (let level = 1; level <= depth && end !== -1; level += 1) {
    nearest = byFolder.get(path.slice(0, end)) ?? nearest;
    end = path.indexOf('/', end + 1);
  }
  return nearest;
}

function readPage(file: string, given: Headers): NotFoundPage | undefined {
  try {
    const identity = readFileSync(file);
    const bodies = { identity, br: brotliCompressSync(identity, brotliQuality), gzip: gzipSync(identity, { level: 9 }) };
    const own = withPagePolicy(given, pagePolicy(identity.toString('utf8')));
    const headersOf = (encoding: Encoding): Headers => ({
      ...own,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bodies[encoding].length),
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    const headers = { identity: headersOf('identity'), br: headersOf('br'), gzip: headersOf('gzip') };
    return { bodies, headers };
  } catch {
    return undefined;
  }
}
