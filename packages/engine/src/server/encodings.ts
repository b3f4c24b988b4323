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
export function acceptedEncodings(header = ''): Encoding[] {
  const accepted = parseAccept(header).map(({ type, q }) => ({ type: type.toLowerCase().replace('x-gzip', 'gzip'), q }));
  const qualityOf = (encoding: Encoding): number => {
    const { q } = accepted.find(({ type }) => type === encoding) ?? accepted.find(({ type }) => type === '*') ?? {};
    // `identity` is acceptable unless the client excludes it, with the lowest preference.
    return q ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  };
  return preference.filter((encoding) => encoding === 'identity' || qualityOf(encoding) > 0).sort((a, b) => qualityOf(b) - qualityOf(a));
}
