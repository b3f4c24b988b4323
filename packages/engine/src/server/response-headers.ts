import { headerOnlyPolicy } from '../render/hosting/content-security-policy.ts';
import type { HeaderRules } from '../render/hosting/headers-file.ts';

export type Headers = Readonly<Record<string, string>>;

/** Returns the headers for a path. A later rule replaces headers of an earlier one. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) if (matches(rule.path, path)) Object.assign(headers, rule.headers);
  return headers;
}

/** Matches a path against a pattern in which the first `*` stands for any characters, slashes included. */
function matches(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return path === pattern;
  return path.length >= pattern.length - 1 && path.startsWith(pattern.slice(0, star)) && path.endsWith(pattern.slice(star + 1));
}

/** The number of characters searched for the policy. It is in the head, before the stylesheet. */
const headLength = 4096;

const metaPattern = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Returns the Content-Security-Policy in the `meta` element of a built page; undefined when it has none. */
export function pagePolicy(html: string): string | undefined {
  const content = metaPattern.exec(html.slice(0, headLength))?.[1];
  return content?.replaceAll(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
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
