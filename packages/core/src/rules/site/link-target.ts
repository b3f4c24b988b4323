import type { LinkUse } from '../../content/resolve/findings.ts';
import { fragmentOf } from '../../text/fragment.ts';
import { toOldPath } from '../../text/old-path.ts';

/** The page of the site that a link points to, and the id of a block or heading on it. */
export type LinkTarget = { path: string; anchor: string | undefined };

/** Returns the target of a link within the site. Undefined for a link to another site. */
export function linkTarget({ href, target: leadsTo = href, page }: Pick<LinkUse, 'href' | 'target' | 'page'>): LinkTarget | undefined {
  const target = leadsTo.startsWith('#') && page ? page + leadsTo : leadsTo;
  if (!target.startsWith('/')) return undefined;
  const hash = target.indexOf('#');
  const [address, anchor] = hash < 0 ? [target, undefined] : [target.slice(0, hash), fragmentOf(target)];
  const query = address.indexOf('?');
  const path = query < 0 ? address : address.slice(0, query);
  return { path: path.includes('%') ? toOldPath(path) : path, anchor };
}
