import { parseAccept } from 'hono/utils/accept';

/** A way in which a file can be stored: the `Content-Encoding` it is sent with. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What each encoding adds to the name of a file. In the order of preference among those that a client likes equally. */
export const fileEndings = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;

const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encodings that a client accepts, best first, from its `Accept-Encoding` (RFC 9110, section 12.5.3). `identity` is
 * always among them: a file that is stored in one way is better than no answer.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined || header === '') return ['identity'];
  const found = known.get(header);
  if (found) return found;
  const parsed = parseEncodings(header);
  if (known.size >= mostKnown) known.clear();
  known.set(header, parsed);
  return parsed;
}

/** Browsers send few different headers; strangers cannot fill the memory with others. */
const known = new Map<string, readonly Encoding[]>();
const mostKnown = 100;

function parseEncodings(header: string): Encoding[] {
  const accepted = parseAccept(header).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const wildcard = accepted.find(({ type }) => type === '*')?.q;
  const qualityOf = (encoding: Encoding): number => {
    const own = accepted.find(({ type }) => type === encoding || (encoding === 'gzip' && type === 'x-gzip'))?.q ?? wildcard;
    // What is stored as it is may be sent unless the client says otherwise, after everything that the client names.
    return own ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  };
  const ranked = preference.map((encoding) => ({ encoding, quality: qualityOf(encoding) }));
  const usable = ranked.filter(({ encoding, quality }) => quality > 0 || encoding === 'identity');
  return usable.sort((a, b) => b.quality - a.quality).map(({ encoding }) => encoding);
}
