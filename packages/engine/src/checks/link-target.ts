import type { LinkUse } from '../content/resolve/findings.ts';

/** The page of the site that a link leads to, and its anchor; undefined for a link that leaves the site. */
export function linkTarget({ href, page }: Pick<LinkUse, 'href' | 'page'>): { path: string; anchor: string | undefined } | undefined {
  const target = href.startsWith('#') && page ? page + href : href;
  if (!target.startsWith('/')) return undefined;
  const [address = '/', anchor] = target.split('#');
  const [path = '/'] = address.split('?');
  return { path, anchor };
}
