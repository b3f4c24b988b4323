import { headerOnlyPolicy } from '../render/hosting/content-security-policy.ts';

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
export function withPagePolicy(headers: Readonly<Record<string, string>>, policy: string | undefined): Record<string, string> {
  if (policy === undefined) return { ...headers };
  const rest = headerOnlyPolicy(headers['Content-Security-Policy'] ?? '');
  return { ...headers, 'Content-Security-Policy': rest === '' ? policy : `${policy}; ${rest}` };
}
