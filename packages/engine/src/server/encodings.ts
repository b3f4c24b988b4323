import { parseAccept } from 'hono/utils/accept';

/** The encoding of a stored file, sent as `Content-Encoding`. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The file extension of each encoding. */
export const fileEndings = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;

/** The order among encodings that a client accepts equally. */
const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Parses an `Accept-Encoding` header (RFC 9110, section 12.5.3). Returns the accepted encodings, best first. Always
 * includes `identity`, because an uncompressed file is better than none.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined || header === '') return ['identity'];
  const found = cache.get(header);
  if (found) return found;
  const parsed = parseEncodings(header);
  if (cache.size >= maxCached) cache.clear();
  cache.set(header, parsed);
  return parsed;
}

/** The parsed headers. Browsers send few different ones; `maxCached` bounds the memory. */
const cache = new Map<string, readonly Encoding[]>();
const maxCached = 100;

function parseEncodings(header: string): Encoding[] {
  const accepted = parseAccept(header).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const wildcard = accepted.find(({ type }) => type === '*')?.q;
  const qualityOf = (encoding: Encoding): number => {
    const own = accepted.find(({ type }) => type === encoding || (encoding === 'gzip' && type === 'x-gzip'))?.q ?? wildcard;
    // `identity` is acceptable unless the client excludes it, with the lowest preference.
    return own ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  };
  const ranked = preference.map((encoding) => ({ encoding, quality: qualityOf(encoding) }));
  const usable = ranked.filter(({ encoding, quality }) => quality > 0 || encoding === 'identity');
  return usable.sort((a, b) => b.quality - a.quality).map(({ encoding }) => encoding);
}
