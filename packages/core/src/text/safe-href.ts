import { findMailLinkFault } from './mail-link.ts';
import { parseUrl } from './parse-url.ts';

/** Control, space and invisible characters, and backslashes: browsers remove or replace them, so the URL is not what it seems. */
const deceptive = /[\s\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const isSafePath = (path: string): boolean => !/\/\/|\/\.{1,2}(\/|$)/.test(path.split(/[?#]/, 1)[0] ?? '');

/** True for a phone link that every phone dials as it is meant: RFC 3966, and no zero in brackets behind a country code. */
const isDialledAsWritten = (href: string): boolean =>
  /^tel:\+?(?=[*#().-]*\d)[\d*#().-]+(?:;[a-z-]+=[^;]+)*$/i.test(href) && !/^tel:(?:\+|00)[\d.-]*\(0/.test(href);

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
