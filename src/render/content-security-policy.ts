import { createHash } from 'node:crypto';

const source = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of every page: what is inlined is named by its hash, all else comes from the site itself. */
export function contentSecurityPolicy(inlined: { stylesheet: string; boot: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${source(inlined.boot)}`,
    `style-src ${source(inlined.stylesheet)}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types prerendered',
  ].join('; ');
}
