import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const hashSource = (text: string): string => `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))}'`;

type PolicyInput = {
  /** The inlined stylesheet and boot script. */
  stylesheet: string;
  boot: string;
  /** The URL of the mail service, when the site does not use its own. Forms post to it with and without script. */
  service?: string | undefined;
  /** The origins of other services to which forms lead. */
  formTargets?: readonly string[] | undefined;
  /** The URL that receives web vitals. `sendBeacon` is subject to `connect-src`. */
  vitals?: string | undefined;
  /** The script that counts visits, and the URL that it sends to when that is on another host. */
  analytics?: { script: string; endpoint?: string | undefined } | undefined;
  /** What the site allows besides. Its frames are among those of each page. */
  security?: { trustedTypes: 'on' | 'off'; images: readonly string[] } | undefined;
};

/**
 * Returns the Content-Security-Policy of every page: inlined code by its hash, everything else from the site's own
 * origin only, except messages, web vitals, the script that counts visits, and what `security` in `site.yaml` names.
 */
export function contentSecurityPolicy(inlined: PolicyInput): string {
  const { service, formTargets = [], vitals, analytics, security } = inlined;
  const script = analytics ? ` ${analytics.script}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(inlined.boot)}${script}`,
    `style-src ${hashSource(inlined.stylesheet)}`,
    ["img-src 'self'", ...(security?.images ?? [])].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${originSources(service, vitals, analytics && (analytics.endpoint ?? analytics.script))}`,
    "manifest-src 'self'",
    `form-action ${originSources(service, ...formTargets)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(security?.trustedTypes === 'off' ? [] : ["require-trusted-types-for 'script'", 'trusted-types prerendered']),
  ].join('; ');
}

/** Adds the origins of frames to a policy, each once. Without frames, returns it unchanged. */
export const withFrames = (policy: string, frames: readonly string[]): string =>
  frames.length === 0 ? policy : `${policy}; frame-src ${[...new Set(frames)].sort().join(' ')}`;

/** Browsers ignore these in a `meta` element, with a warning in the console (CSP Level 3, section 3.3). */
const headerOnly = /^(?:frame-ancestors|report-to|report-uri|sandbox)(?: |$)/;

/** Returns the directives of a policy that work in a `meta` element, for hosts that set no headers. */
export const metaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !headerOnly.test(directive))
    .join('; ');

/** Returns the other directives, which work only in a header. */
export const headerOnlyPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => headerOnly.test(directive))
    .join('; ');

/** Returns the site's own origin and those of `urls`, each once. */
const originSources = (...urls: (string | undefined)[]): string =>
  [...new Set(["'self'", ...urls.flatMap((url) => (url === undefined ? [] : new URL(url).origin))])].join(' ');
