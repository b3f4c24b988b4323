import { createHash } from 'node:crypto';

const source = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Allowed = {
  /** What is inlined. */
  stylesheet: string;
  boot: string;
  /** The address of the mail service, where it is not the site's own. */
  service?: string | undefined;
};

/** The policy of every page: what is inlined is named by its hash, all else comes from the site itself, messages aside. */
export function contentSecurityPolicy(inlined: Allowed): string {
  const mail = inlined.service === undefined ? "'self'" : `'self' ${new URL(inlined.service).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${source(inlined.boot)}`,
    `style-src ${source(inlined.stylesheet)}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${mail}`,
    "manifest-src 'self'",
    `form-action ${mail}`,
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
