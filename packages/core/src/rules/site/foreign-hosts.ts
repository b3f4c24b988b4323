import type { LinkUse } from '../../content/resolve/findings.ts';
import { parseUrl } from '../../text/parse-url.ts';

/** Combinations of scripts in Japanese, Chinese and Korean names (Unicode TR39, "highly restrictive"). */
const combined = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
] as const;

/** The scripts that are distinguished. Letters of all others are never reported; browsers handle them. */
const scripts = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Cherokee: /\p{Script=Cherokee}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
  Georgian: /\p{Script=Georgian}/u,
  Han: /\p{Script=Han}/u,
  Hiragana: /\p{Script=Hiragana}/u,
  Katakana: /\p{Script=Katakana}/u,
  Bopomofo: /\p{Script=Bopomofo}/u,
  Hangul: /\p{Script=Hangul}/u,
} as const;

/** Returns the scripts of the letters of a text. Digits and hyphens belong to none. */
export const scriptsOf = (text: string): string[] =>
  Object.entries(scripts).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/** True when a label of a host mixes scripts that no language mixes, or has a character that is not a letter or digit. */
function isMixed(label: string): boolean {
  if (/[^\p{L}\p{M}\p{Nd}-]/u.test(label)) return true;
  const used = scriptsOf(label);
  return used.length > 1 && !combined.some((allowed) => used.every((script) => allowed.some((one) => one === script)));
}

/** Scripts in which whole words can look Latin: аррӏе is five Cyrillic letters. */
const lookalikes = new Set(['Cyrillic', 'Greek', 'Armenian', 'Cherokee']);

/** Returns the script of a label that can look Latin, below a Latin top-level domain. Undefined for any other label. */
function lookalikeScript(label: string, host: string): string | undefined {
  const [script] = scriptsOf(label);
  const isUnderLatin = /\.[a-z]+$/i.test(host);
  return isUnderLatin && script !== undefined && lookalikes.has(script) ? script : undefined;
}

/**
 * A link whose host looks like another host. `mixed` is the label with letters of several scripts; `script` is the
 * script of a host that looks Latin and is not. One of the two is set. `ascii` is the host as browsers resolve it.
 */
type ForeignHost = { link: LinkUse; host: string; ascii: string; mixed?: string; script?: string };

/**
 * Returns the links whose host looks like another host. A host in its ASCII form (`xn--…`) is accepted, because it
 * shows the author what it is.
 */
export const foreignHosts = (links: readonly LinkUse[]): ForeignHost[] => links.flatMap((link) => foreignHost(link) ?? []);

function foreignHost(link: LinkUse): ForeignHost | undefined {
  const host = hostOf(link.href);
  if (host === undefined || /^[\0-\x7f]*$/.test(host)) return undefined;
  const labels = host.split(/[.\u3002\uFF0E\uFF61]/);
  const ascii = parseUrl(`https://${host}`)?.hostname ?? 'an invalid host';
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
