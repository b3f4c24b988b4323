import { nearestName } from '../../problems/nearest-name.ts';
import { accepts } from '../../schema/field-plan.ts';
import { deviceNames, isShortPath } from '../../schema/fields/link.ts';
import { findMailLinkFault, mailFields } from '../../text/mail-link.ts';
import { isMediaPath } from '../../text/media-path.ts';
import { phoneNumber } from '../../text/phone-number.ts';
import { firstPlaceholder } from '../../text/placeholder.ts';
import { isSafeHref } from '../../text/safe-href.ts';
import { slugOf } from '../../text/slug.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** Why a text is not a link, and the intended link if it can be guessed. `isSure` when nothing else can be meant. */
type Reason = { why: string; right?: string; isSure?: boolean };

/** Explains why a text is not a link. `accepted` names the links that its field accepts. */
export function explainLink(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const { why, right, isSure } = reasonOf(found);
  const words: Explanation = { code: 'not-a-link', message: `${show(found)} is not a link: ${why}.`, hint: `Accepted: ${accepted}.` };
  if (right === undefined || !accepts(mismatch.plan, right)) return words;
  return isSure
    ? { ...words, ...mismatch.safeFix(inQuotesIfNeeded(right)) }
    : { ...words, fix: mismatch.corrected(inQuotesIfNeeded(right)) };
}

const inQuotesIfNeeded = (link: string): string => (/^#|: | #|[,[\]{}]/.test(link) ? `"${link}"` : link);

function reasonOf(found: string): Reason {
  if (isSafeHref(found)) return { why: 'this field does not accept this kind of link' };
  const text = found.trim();
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(text.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '')) ?? [];
  if (/^(?:javascript|data|vbscript|blob|file)$/i.test(scheme))
    return { why: `URLs that start with ${scheme.toLowerCase()}: are not allowed` };
  const pasted = urlInMarkup(text);
  if (pasted !== undefined) return { why: 'it has other characters around the URL', right: pasted };
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text))
    return { why: 'it contains an invisible character', right: text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '') };
  if (text.includes('\\')) return { why: 'it contains a backslash', right: text.replaceAll('\\', '/') };
  if (/^tel:/i.test(text)) return phoneReason(text.slice('tel:'.length));
  if (/^mailto:/i.test(text)) return mailReason(text);
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text))
    return { why: 'an e-mail address needs mailto: before it', right: `mailto:${text}`, isSure: true };
  if (isLikePhone(text))
    return { why: 'a phone number needs tel: before it', right: `tel:${phoneNumber(text)}`, isSure: text.startsWith('+') };
  return addressReason(text, scheme);
}

/** Explains a link to an e-mail. Its fields may have spaces. */
function mailReason(text: string): Reason {
  const written = text.replace(/^mailto:\s*/i, 'mailto:');
  const fault = findMailLinkFault(written);
  const field = fault?.unknownField;
  const nearest = field === undefined ? undefined : nearestName(field.toLowerCase(), mailFields);
  if (fault && nearest !== undefined) return { ...fault, right: written.replace(`${field}=`, `${nearest}=`) };
  if (fault) return fault;
  return written === text
    ? { why: 'it contains an invisible character' }
    : { why: 'mailto: is in small letters, without a space behind it', right: written, isSure: true };
}

/** Explains the number of a phone link. A number whose digits are clear is right as RFC 3966 writes it. */
function phoneReason(written: string): Reason {
  const number = phoneNumber(written);
  if (number === undefined) return { why: 'there is no phone number after tel:' };
  const hasTrunkZero = /^\s*(?:\+|00)[\d\s.-]*\(\s*0/.test(written) && !number.includes(written.replaceAll(/[^+\d]/g, ''));
  const why = hasTrunkZero ? 'the zero in brackets is not dialled from abroad' : 'a phone link contains only + and digits';
  return { why, right: `tel:${number}`, isSure: true };
}

/** True for a phone number without tel: before it: with its country code, or as it is dialled within the country. */
const isLikePhone = (text: string): boolean =>
  (/^(?:\+|00)[\d\s()./-]{6,}/.test(text) || /^[(\d][\d\s()./-]*\d[\s()./-]+[\dA-Z]/.test(text)) &&
  /^\+?\d{6,}/.test(phoneNumber(text) ?? '');

/** Returns the URL of a link as in Markdown, HTML or an e-mail: `[text](url)`, `<a href="url">`, `<url>`. */
const urlInMarkup = (text: string): string | undefined =>
  /^<([^\s<>]+)>$/.exec(text)?.[1] ?? /^\[[^\]]*\]\(([^\s()]+)\)$/.exec(text)?.[1] ?? /^<a\s[^>]*href=["']([^"']+)["']/i.exec(text)?.[1];

/** Returns a web address with its scheme as it must be, for one such as `https//…`, `htps://…` or `https;//…`. */
function withScheme(text: string): string | undefined {
  const [, scheme = '', rest = ''] = /^([a-z]{3,6})[:;.]?\/{1,3}(.+)$/i.exec(text) ?? [];
  const isMisspelt = !/^https?:/i.test(text) && nearestName(scheme, ['https', 'http']) !== undefined;
  return isMisspelt && /^[^/?#]+\.[a-z]{2,}(?:[/?#]|$)/i.test(rest) ? `https://${rest}` : undefined;
}

/** Words that stand for a link that is still to be written. */
const placeholder = /^(?:todo|tbd|tba|xxx+|none|n\/?a|link|url|-+|\.+)$/i;

function addressReason(text: string, scheme: string): Reason {
  if (placeholder.test(text)) return { why: 'the target is still to be written' };
  const right = withScheme(text);
  if (right !== undefined) return { why: 'https:// is misspelt', right: right.replaceAll(/\s+/g, '%20') };
  if (/^https:\/\/\S+\s/i.test(text)) return { why: 'it contains a space', right: text.replaceAll(/\s/g, '%20') };
  // Another name for a file would lead nowhere.
  if (/\s/.test(text) && /\.[a-z]\w{1,4}$/i.test(text)) return { why: 'it contains a space. Rename the file first, without spaces' };
  if (/\s/.test(text)) return { why: 'it contains a space', right: text.split('/').map(slugOf).join('/') };
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return { why: 'a URL must not contain a user name or password' };
  if (/^http:\/\//i.test(text)) return { why: 'http:// is not encrypted', right: text.replace(/^http:/i, 'https:') };
  if (/^https:/i.test(text)) return { why: 'it has no domain such as example.com', right: text.replace(/^https:\/*/i, 'https://') };
  if (text.startsWith('//')) return { why: 'https: is missing before it', right: `https:${text}` };
  if (/^www\.[^/]+\.[^/]+/i.test(text)) return { why: 'https:// is missing before it', right: `https://${text}`, isSure: true };
  if (scheme !== '') return { why: `URLs that start with ${scheme}: are not allowed` };
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(text) && !/\.html?$/i.test(text))
    return { why: 'https:// is missing before it', right: `https://${text}` };
  const inMedia = text.replace(/^(?:\.{0,2}\/)*(?:site\.config\/)?(?=media\/)/i, '/');
  if (inMedia !== text && isMediaPath(inMedia)) return { why: 'the path of a file starts with /media/', right: inMedia, isSure: true };
  if (/^(?:\.?\/)?(?:pages|media)\/|\.ya?ml$/i.test(text)) return { why: 'it is the name of a file. Write the "path" of the page' };
  if (/^@[\w.]+$/.test(text)) return { why: 'it is a name in a social network. Write the whole URL of the profile' };
  if (text === '#') return { why: 'the id of a block is missing after #' };
  if (/\/\/|\/\.{1,2}(?:\/|$)/.test(text) || text.startsWith('.')) {
    const right = `/${text
      .split('/')
      .filter((part) => !/^\.*$/.test(part))
      .join('/')}`;
    return { why: 'a path must start with / and must not contain . or ..', right };
  }
  if (/^[a-z0-9-]+(?:[/#?]|$)/i.test(text))
    return {
      why: 'a page must start with /, an anchor with #',
      right: `/${text.replace(/^[^#?]*/, (path) => path.replace(/\.html?$/i, '').toLowerCase())}`,
    };
  return { why: 'browsers cannot open it' };
}

/** Explains a text that is not a path in `media/`, or has a file extension that the field does not accept. */
export function explainMediaPath(mismatch: Mismatch, found: string, accepted: string): Explanation {
  // In double quotes YAML reads \n and \t as other characters.
  const path = mismatch.written.startsWith('"') && mismatch.written.includes('\\') ? mismatch.written.slice(1, -1) : found;
  const right = fromTop(path);
  // A name alone does not say in which folder of media/ the file is.
  const isSure = right !== found && /[\\/]/.test(path.trim()) && accepts(mismatch.plan, right);
  return {
    code: 'not-a-media-path',
    message: `${show(path)} cannot be used for "${mismatch.field}": ${reasonOfMediaPath(path, accepted)}.`,
    hint: `Write ${accepted}.`,
    ...(isSure && mismatch.safeFix(right)),
  };
}

/** Returns the path in `media/` that a text most likely means. */
function fromTop(found: string): string {
  const parts = found.trim().replaceAll(/\\+/g, '/').split('/');
  const after = parts.lastIndexOf('media');
  const inside = parts.slice(after + 1).filter((part) => !/^\.{0,2}$/.test(part));
  return ['/media', ...inside].join('/');
}

function reasonOfMediaPath(found: string, accepted: string): string {
  if (/^(?:https?:)?\/\//i.test(found)) return 'files from other websites are not loaded; save the file in site.config/media';
  if (/^[a-z]+:/i.test(found)) return 'it is not a file path';
  if (/[^\w./\\-]/.test(found))
    return 'it contains characters that are not allowed in a URL; rename the file with letters, digits, hyphens and dots only';
  if (!found.startsWith('/media/') || found.includes('..')) return 'the path must start with /media/';
  return `it must be ${accepted.replace(/,.*/s, '')}`;
}

/** Returns why a path with valid characters is not accepted. Empty when the characters are the reason. */
function reasonOfPath(path: string): string {
  const [device] = deviceNames(path);
  if (device !== undefined) return `: the name "${device}" is reserved on Windows`;
  return isShortPath(path) ? '' : `: it is too long (${path.length} characters)`;
}

/** Returns a path with one slash at its start, without origin and without a slash at its end. */
const slashed = (path: string): string =>
  `/${path
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replaceAll(/^\/+|(?<!\/)\/+$/g, '')}`;

/** Explains an invalid page path. */
export function explainPath(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const path = found.replace(/^https?:\/\/[^/]+/i, '').replace(/\.(?:html?|ya?ml)$/i, '');
  const right = `/${path.split('/').map(slugOf).filter(Boolean).join('/')}`;
  // A redirect works only for the old address itself, not for a similar one.
  const isOldPath = mismatch.field === 'from' && mismatch.siblings.includes('to');
  const isUsable = accepts(mismatch.plan, right) && (isOldPath ? right === slashed(found) : right !== '/' || found.trim() === '');
  const hasPlaceholder = firstPlaceholder(found) !== undefined;
  return {
    code: 'not-a-path',
    message: hasPlaceholder
      ? `${show(found)} contains a placeholder in braces, which works only on a page with "collection".`
      : `${show(found)} is not a valid page path${reasonOfPath(right)}.${isUsable ? ` Did you mean ${right}?` : ''}`,
    hint: `Write ${accepted}.`,
    ...(isUsable && !hasPlaceholder && { fix: mismatch.corrected(right) }),
  };
}
