import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { pageStyle } from './page-style.ts';

type Html = ReturnType<typeof html>;

/** The Content-Security-Policy of the service's own pages. Allows only their stylesheet. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of every response of the service. */
export const plainHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
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
};

/** Renders a page of the service's own, which uses nothing of the site. */
export const plainPage = ({ language, title, main }: PlainPage): Html | Promise<Html> => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(pageStyle)}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
