import { isSafeHref } from '../../schema/fields/link.ts';
import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** Why a text is not a link, and the intended link if it can be guessed. `isSure` when nothing else can be meant. */
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
  if (isSafeHref(found)) return { why: 'this field does not accept this kind of link' };
  const text = found.trim();
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(text.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '')) ?? [];
  if (/^(?:javascript|data|vbscript|blob|file)$/i.test(scheme))
    return { why: `URLs that start with ${scheme.toLowerCase()}: are not allowed` };
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text))
    return { why: 'it contains an invisible character', right: text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '') };
  if (text.includes('\\')) return { why: 'it contains a backslash', right: text.replaceAll('\\', '/') };
  if (/^mailto:[^@]*$/.test(text)) return { why: 'an e-mail address has an @ and a domain, such as hello@example.com' };
  if (/^(?:mailto|tel):/.test(text))
    return { why: 'it contains a space, or nothing after the colon', right: text.replaceAll(/\s/g, ''), isSure: true };
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text))
    return { why: 'an e-mail address needs mailto: before it', right: `mailto:${text}`, isSure: true };
  if (/^\+[\d\s().-]{6,}$/.test(text))
    return { why: 'a phone number needs tel: before it', right: `tel:${text.replaceAll(/[^\d+]/g, '')}`, isSure: true };
  return addressReason(text, scheme);
}

function addressReason(text: string, scheme: string): Reason {
  if (/\s/.test(text)) return { why: 'it contains a space', right: text.replaceAll(/\s+/g, '-').toLowerCase() };
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return { why: 'a URL must not contain a user name or password' };
  if (/^http:\/\//i.test(text)) return { why: 'http:// is not encrypted', right: text.replace(/^http:/i, 'https:') };
  if (/^https:/i.test(text)) return { why: 'it has no domain such as example.com', right: text.replace(/^https:\/*/i, 'https://') };
  if (text.startsWith('//')) return { why: 'https: is missing before it', right: `https:${text}` };
  if (/^www\.[^/]+\.[^/]+/i.test(text)) return { why: 'https:// is missing before it', right: `https://${text}`, isSure: true };
  if (scheme !== '') return { why: `URLs that start with ${scheme}: are not allowed` };
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(text) && !/\.html?$/i.test(text))
    return { why: 'https:// is missing before it', right: `https://${text}` };
  if (/^(?:\.?\/)?(?:pages|media)\/|\.ya?ml$/i.test(text)) return { why: 'it is the name of a file. Write the "path" of the page' };
  if (text === '#') return { why: 'the id of a block is missing after #' };
  if (/\/\/|\/\.{1,2}(?:\/|$)/.test(text) || text.startsWith('.')) {
    const right = `/${text
      .split('/')
      .filter((part) => !/^\.*$/.test(part))
      .join('/')}`;
    return { why: 'a path must start with / and must not contain . or ..', right };
  }
  if (/^[a-z0-9-]+(?:[/#?]|$)/i.test(text))
    return { why: 'a page must start with /, an anchor with #', right: `/${text.replace(/\.html?$/i, '')}` };
  return { why: 'browsers cannot open it' };
}
