import { urlOf } from '../../model/address.ts';
import { escapeHtml } from '../../model/escape-html.ts';
import type { Redirect } from '../../schema/fields/link.ts';
import { encodePath } from '../../text/old-path.ts';

type Site = { url: string; language: string; brand: { name: string } };

/**
 * Returns the page at an old path, for hosts that do not support `_redirects`: it redirects by a meta element and contains a
 * link. Without script and style the site's policy allows it, and without text it needs no translation.
 */
export function redirectPage({ to: written }: Redirect, { url, language, brand }: Site): string {
  const to = encodePath(written);
  const target = escapeHtml(to);
  const address = escapeHtml(to.startsWith('/') ? urlOf(to, { url }) : to);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${address}">`,
    `<title>${escapeHtml(brand.name)}</title>`,
    '</head>',
    `<body><main><h1>${escapeHtml(brand.name)}</h1><p><a href="${target}">${address}</a></p></main></body>`,
    '</html>\n',
  ].join('\n');
}
