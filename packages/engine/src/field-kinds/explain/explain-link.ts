import { isSafeHref } from '../../schema/fields/link.ts';
import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** Why a text is not a link, and the intended link where it can be guessed. `isSure`: it can mean nothing else. */
type Reason = { why: string; right?: string; isSure?: boolean };

/** Explains why a text is not a link. `accepted` names the links that its field accepts. */
export function explainLink(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const { why, right, isSure } = reasonOf(found);
  const words: Explanation = { code: 'not-a-link', message: `${show(found)} is not a link: ${why}.`, hint: `Accepted: ${accepted}.` };
  if (right === undefined || !accepts(mismatch.schema, right)) return words;
  return isSure
    ? { ...words, ...mismatch.safeFix(inQuotesIfNeeded(right)) }
    : { ...words, fix: mismatch.corrected(inQuotesIfNeeded(right)) };
}

const inQuotesIfNeeded = (link: string): string => (/^#|: | #/.test(link) ? `"${link}"` : link);

function reasonOf(found: string): Reason {
  if (isSafeHref(found)) return { why: 'links of this kind do not belong here' };
  const text = found.trim();
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(text.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '')) ?? [];
  if (/^(?:javascript|data|vbscript|blob|file)$/i.test(scheme))
    return { why: `addresses that start with ${scheme.toLowerCase()}: are never followed` };
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text))
    return { why: 'it holds a character that cannot be seen', right: text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '') };
  if (text.includes('\\')) return { why: 'it has a backslash', right: text.replaceAll('\\', '/') };
  if (/^(?:mailto|tel):/.test(text))
    return { why: 'it has a space, or nothing after the colon', right: text.replaceAll(/\s/g, ''), isSure: true };
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text))
    return { why: 'an e-mail address has mailto: before it', right: `mailto:${text}`, isSure: true };
  if (/^\+[\d\s().-]{6,}$/.test(text))
    return { why: 'a phone number has tel: before it', right: `tel:${text.replaceAll(/[^\d+]/g, '')}`, isSure: true };
  return addressReason(text, scheme);
}

function addressReason(text: string, scheme: string): Reason {
  if (/\s/.test(text)) return { why: 'it has a space', right: text.replaceAll(/\s+/g, '-').toLowerCase() };
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return { why: 'an address has no name or password before its host' };
  if (/^http:\/\//i.test(text)) return { why: 'http:// is not encrypted', right: text.replace(/^http:/i, 'https:') };
  if (/^https:/i.test(text)) return { why: 'its host has no name such as example.com', right: text.replace(/^https:\/*/i, 'https://') };
  if (text.startsWith('//')) return { why: 'https: is missing before it', right: `https:${text}` };
  if (/^www\.[^/]+\.[^/]+/i.test(text)) return { why: 'https:// is missing before it', right: `https://${text}`, isSure: true };
  if (scheme !== '') return { why: `addresses that start with ${scheme}: are not followed` };
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(text) && !/\.html?$/i.test(text))
    return { why: 'https:// is missing before it', right: `https://${text}` };
  if (text === '#') return { why: 'after # belongs the id of a block' };
  if (/\/\/|\/\.{1,2}(?:\/|$)/.test(text) || text.startsWith('.')) {
    const right = `/${text
      .split('/')
      .filter((part) => !/^\.*$/.test(part))
      .join('/')}`;
    return { why: 'a path of the site is written from the top, without . and ..', right };
  }
  if (/^[a-z0-9-]+(?:[/#?]|$)/i.test(text))
    return { why: 'a page starts with a slash, an anchor with #', right: `/${text.replace(/\.html?$/i, '')}` };
  return { why: 'no browser can follow it' };
}
