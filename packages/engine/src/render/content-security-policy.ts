import { createHash } from 'node:crypto';

const source = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Allowed = {
  /** What is inlined. */
  stylesheet: string;
  boot: string;
  /** The URL of the mail service, when the site does not use its own. Forms post to it with and without script. */
  service?: string | undefined;
  /** The URL that takes the measurements of `vitals`. `sendBeacon` is subject to `connect-src`. */
  vitals?: string | undefined;
};

/**
 * Returns the Content-Security-Policy of every page: inlined code by its hash, everything else from the site's own
 * origin only, except messages and measurements.
 */
export function contentSecurityPolicy(inlined: Allowed): string {
  const { service, vitals } = inlined;
  return [
    "default-src 'none'",
    `script-src 'self' ${source(inlined.boot)}`,
    `style-src ${source(inlined.stylesheet)}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${sources(service, vitals)}`,
    "manifest-src 'self'",
    `form-action ${sources(service)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types prerendered',
  ].join('; ');
}

/** Browsers ignore these in a `meta` element, with a warning in the console (CSP Level 3, section 3.3). */
const headerOnly = /^(?:frame-ancestors|report-to|report-uri|sandbox)(?: |$)/;

/** The part of a policy that a `meta` element can carry, for hosts that set no headers. */
export const metaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !headerOnly.test(directive))
    .join('; ');

/** The rest of a policy: what only a header can carry. */
export const headerOnlyPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => headerOnly.test(directive))
    .join('; ');

/** The site's own origin and those of `urls`, each once. */
const sources = (...urls: (string | undefined)[]): string =>
  [...new Set(["'self'", ...urls.flatMap((url) => (url === undefined ? [] : new URL(url).origin))])].join(' ');
