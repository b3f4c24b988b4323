import type { Redirect } from '../schema/fields/redirect.ts';
import { escapeHtml } from './escape-html.ts';

type Site = { url: string; language: string; brand: { name: string } };

/**
 * The page at an old path, for hosts that know no rules: it leads on by itself, and by a link. It has neither
 * script nor style, so the site's policy covers it, and no words but the address, so it needs no language.
 */
export function redirectPage({ to }: Redirect, { url, language, brand }: Site): string {
  const target = escapeHtml(to);
  const address = escapeHtml(to.startsWith('/') ? `${url}${to}` : to);
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
