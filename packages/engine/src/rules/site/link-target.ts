import type { LinkUse } from '../../content/resolve/findings.ts';

/** The page of the site that a link points to, and the id of a block on it. */
export type LinkTarget = { path: string; anchor: string | undefined };

/** Returns the target of a link within the site. Undefined for a link to another site. */
export function linkTarget({ href, page }: Pick<LinkUse, 'href' | 'page'>): LinkTarget | undefined {
  const target = href.startsWith('#') && page ? page + href : href;
  if (!target.startsWith('/')) return undefined;
  const [address = '/', anchor] = target.split('#');
  const [path = '/'] = address.split('?');
  return { path, anchor };
}
