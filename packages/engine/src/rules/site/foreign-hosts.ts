import { domainToASCII } from 'node:url';
import { memoizeByKey } from '../../cache/memoize-by-key.ts';
import type { LinkUse } from '../../content/resolve/findings.ts';
import { isMixed, lookalikeScript } from '../analysis/host-scripts.ts';

/**
 * A link whose host looks like another host. `mixed` is the label with letters of several scripts; `script` is the
 * script of a host that looks Latin and is not. One of the two is set. `ascii` is the host as browsers resolve it.
 */
export type ForeignHost = { link: LinkUse; host: string; ascii: string; mixed?: string; script?: string };

/**
 * Returns the links whose host looks like another host. A host in its ASCII form (`xn--…`) is accepted, because it
 * shows the author what it is.
 */
export const foreignHosts = (links: readonly LinkUse[]): ForeignHost[] =>
  memoizeByKey(known, links, () => links.flatMap((link) => foreignHost(link) ?? []));

const known = new WeakMap<readonly LinkUse[], ForeignHost[]>();

function foreignHost(link: LinkUse): ForeignHost | undefined {
  const host = hostOf(link.href);
  if (host === undefined || /^[\0-\x7f]*$/.test(host)) return undefined;
  const labels = host.split(/[.\u3002\uFF0E\uFF61]/);
  const ascii = domainToASCII(host) || 'an invalid host';
  const mixed = labels.find(isMixed);
  if (mixed !== undefined) return { link, host, ascii, mixed };
  const script = labels.map((label) => lookalikeScript(label, host)).find((one) => one !== undefined);
  return script === undefined ? undefined : { link, host, ascii, script };
}

/** Returns the host of a web or e-mail address, as written. Undefined for all other links. */
function hostOf(href: string): string | undefined {
  const web = /^https:\/\/([^/?#:]+)/i.exec(href)?.[1];
  return web ?? /^mailto:[^?]*@([^?,]+)/i.exec(href)?.[1];
}
