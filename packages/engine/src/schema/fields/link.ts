import { z } from 'zod';
import { findMailLinkFault } from '../../text/mail-link.ts';
import { parseUrl } from '../../text/parse-url.ts';
import { fieldKinds } from './field-kinds.ts';
import { textSchema } from './text.ts';

/** Control, space and invisible characters, and backslashes: browsers remove or replace them, so the URL is not what it seems. */
const deceptive = /[\s\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const isSafePath = (path: string): boolean => !/\/\/|\/\.{1,2}(\/|$)/.test(path.split(/[?#]/, 1)[0] ?? '');

/** True for a phone link that every phone dials as it is meant: RFC 3966, and no zero in brackets behind a country code. */
const isDialledAsWritten = (href: string): boolean =>
  /^tel:\+?[\d*#().-]*\d[\d*#().-]*(?:;[a-z-]+=[^;]+)*$/i.test(href) && !/^tel:(?:\+|00)[\d.-]*\(0/.test(href);

/** True for a link to an e-mail. The fields behind its address may have spaces, which are encoded. */
const isMailLink = (href: string): boolean => {
  const [before = '', ...fields] = href.split('?');
  return href.startsWith('mailto:') && !deceptive.test(before + fields.join('').replaceAll(' ', '')) && !findMailLinkFault(href);
};

/** True for a URL that links of the site may have. */
export const isSafeHref = (href: string): boolean => {
  if (isMailLink(href)) return true;
  if (deceptive.test(href)) return false;
  if (href.startsWith('#')) return href.length > 1;
  if (href.startsWith('/')) return isSafePath(href);
  if (isDialledAsWritten(href)) return true;
  return /^https:\/\/[^/?#@]+([/?#]|$)/.test(href) && parseUrl(href)?.hostname.includes('.') === true;
};

/** The target of a link: a page (`/contact-us`), an anchor (`#contact`), a file (`/media/prices.pdf`), `https:`, `mailto:` or `tel:`; nothing else. */
export const hrefSchema = z
  .string()
  .refine(isSafeHref, 'a page such as "/contact-us", an anchor such as "#contact", or a URL that starts with https://, mailto: or tel:')
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' });

/** A page of this site. Components receive its path, title and description. Records of collections cannot have one. */
export const pageLinkSchema = z
  .string()
  .regex(/^\/(?!.*[#?])/, 'a page of this site, such as "/contact-us"')
  .refine(isSafeHref, 'a page of this site, such as "/contact-us"')
  .brand<'page'>()
  .register(fieldKinds, { kind: 'page' });

/** An anchor on the same page: the id of a block, or of a heading in any script. */
export const anchorSchema = z
  .string()
  .regex(/^#[\p{L}\p{M}\p{N}._:-]+$/u, 'an anchor such as "#about"')
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' });

/** A link with its text. */
export const linkSchema = z.strictObject({
  label: textSchema.describe('The text of the link or button.'),
  to: hrefSchema.describe('The target: a page such as /contact-us, an anchor, or a URL that starts with https://.'),
});
