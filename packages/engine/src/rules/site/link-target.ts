import type { LinkUse } from '../../content/resolve/findings.ts';

/** The page of the site that a link points to, and the id of a block on it. */
export type LinkTarget = { path: string; anchor: string | undefined };

/** Returns the target of a link within the site. Undefined for a link to another site. */
export function linkTarget({ href, target: leadsTo = href, page }: Pick<LinkUse, 'href' | 'target' | 'page'>): LinkTarget | undefined {
  const target = leadsTo.startsWith('#') && page ? page + leadsTo : leadsTo;
  if (!target.startsWith('/')) return undefined;
  const hash = target.indexOf('#');
  const [address, anchor] = hash < 0 ? [target, undefined] : [target.slice(0, hash), target.slice(hash + 1)];
  const query = address.indexOf('?');
  return { path: query < 0 ? address : address.slice(0, query), anchor };
}
