import { headerOnlyPolicy } from '../render/hosting/content-security-policy.ts';

/** The policy stands in the head before the stylesheet, so within the first characters of a page. */
const headLength = 4096;

const metaPattern = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The Content-Security-Policy in the `meta` element of a built page; undefined when it has none. */
export function pagePolicy(html: string): string | undefined {
  const content = metaPattern.exec(html.slice(0, headLength))?.[1];
  return content?.replaceAll(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

/**
 * The headers that a page is sent with: those of its path, with the page's own Content-Security-Policy. A page and its
 * policy come out of one file, so they match in the middle of a deploy too, when `_headers` is older or newer than the
 * page. What only a header can carry is taken from `_headers`. A page without a policy gets the headers as they are.
 */
export function withPagePolicy(headers: Readonly<Record<string, string>>, policy: string | undefined): Record<string, string> {
  if (policy === undefined) return { ...headers };
  const rest = headerOnlyPolicy(headers['Content-Security-Policy'] ?? '');
  return { ...headers, 'Content-Security-Policy': rest === '' ? policy : `${policy}; ${rest}` };
}
