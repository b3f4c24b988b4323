import { basename } from 'node:path/posix';
import { type HeaderRules, headerOnlyPolicy } from '@pagewright/core';
import { parseAccept } from 'hono/utils/accept';
import mime from 'mime';

/** The encodings of stored files, sent as `Content-Encoding`, with the file extension of each. */
export const fileEndings = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof fileEndings;

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
  // The order among encodings that a client accepts equally.
  const encodings: Encoding[] = ['br', 'gzip', 'identity'];
  return encodings.filter((encoding) => encoding === 'identity' || qualityOf(encoding) > 0).sort((a, b) => qualityOf(b) - qualityOf(a));
}

/** The types of files without an ending that services request at a fixed address. */
const wellKnown: Readonly<Record<string, string>> = {
  'apple-app-site-association': 'application/json',
  'openid-configuration': 'application/json',
};

/**
 * Returns the media type of a file by the ending of its name. Browsers that get a wrong one do not use the file: captions, for
 * example, and calendar entries. Texts are UTF-8.
 */
export function mediaTypeOf(file: string): string {
  const type = mime.getType(file) ?? wellKnown[basename(file)] ?? 'application/octet-stream';
  return /^text\/|\bxml$/.test(type) ? `${type}; charset=utf-8` : type;
}

export type Headers = Readonly<Record<string, string>>;

/** Returns the headers for a path. A later rule replaces headers of an earlier one. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) if (matches(rule.path, path)) Object.assign(headers, rule.headers);
  return headers;
}

/** Matches a path against a pattern in which the first `*` stands for any characters, slashes included. */
function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split(/\*(.*)/s, 2);
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** The number of characters searched for the policy. It is in the head, before the stylesheet. */
const headLength = 4096;

const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Returns the Content-Security-Policy in the `meta` element of a built page; undefined when it has none. */
export function pagePolicy(html: string): string | undefined {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html.slice(0, headLength)) ?? [];
  return policy?.replaceAll(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

/**
 * Returns the headers of a page with the Content-Security-Policy from the page itself. So page and policy also match
 * during a deploy, when `_headers` is older or newer than the page. Directives that work only in a header come from
 * `_headers`. Without a policy, returns the headers unchanged.
 */
export function withPagePolicy(headers: Headers, policy: string | undefined): Record<string, string> {
  if (policy === undefined) return { ...headers };
  const rest = headerOnlyPolicy(headers['Content-Security-Policy'] ?? '');
  return { ...headers, 'Content-Security-Policy': rest === '' ? policy : `${policy}; ${rest}` };
}
