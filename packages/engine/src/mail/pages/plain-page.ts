import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { pageStyle } from './page-style.ts';

type Html = ReturnType<typeof html>;

/** The policy of the service's own pages: their one stylesheet, and nothing else from anywhere. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer of the service carries. */
export const plainHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** A page that needs no site: for the operator, and for visitors when no page of the site can say it. */
export const plainPage = (title: string, main: Html | Promise<Html>): Html | Promise<Html> => html`<!doctype html>
<html lang="en">
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
