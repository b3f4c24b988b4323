import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { directionOf } from '../../model/languages.ts';
import { pageStyle } from './page-style.ts';

type Html = ReturnType<typeof html>;

/** Returns the Content-Security-Policy of a page of the service. Allows only its stylesheet, and forms for `formAction`. */
export const pagePolicy = (style: string, formAction: "'none'" | "'self'"): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** The headers of every response of the service. */
export const plainHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': pagePolicy(pageStyle, "'none'"),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

type PlainPage = {
  /** A language code such as `en`. */
  language: string;
  title: string;
  main: Html | Promise<Html>;
  /** Its stylesheet. Default: that of all pages, which `plainHeaders` allows. */
  style?: string;
};

/** Renders a page of the service's own, which uses nothing of the site. */
export const plainPage = ({ language, title, main, style = pageStyle }: PlainPage): Html | Promise<Html> => html`<!doctype html>
<html lang="${language}"${directionOf(language) === 'rtl' ? raw(' dir="rtl"') : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
