import { fileAddress } from '../model/address.ts';
import type { SiteSettings } from '../schema/site-settings.ts';

/** Sends other sites the origin of a page, never its path. Used in the header and in every page. */
export const referrerPolicy = 'strict-origin-when-cross-origin';

/** Response headers by path, as in `_headers`: `/*` for all, `/assets/*` for a folder, `/*.svg` for an extension. */
export type HeaderRules = { path: string; headers: Record<string, string> }[];

type HeaderOptions = {
  /** The Content-Security-Policy of pages. */
  policy: string;
  /** The hosts that browsers must request by https only (`hsts` in site.yaml). */
  hsts: SiteSettings['hsts'];
  /** The URL of the site, whose path is the start of all paths. */
  url: SiteSettings['url'];
  /** True when search engines must list nothing of the site. */
  isPreview?: boolean | undefined;
};

/** Two years in seconds; the preload list of browsers requires at least one (hstspreload.org). */
const hstsValues = {
  none: undefined,
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
} as const satisfies Record<SiteSettings['hsts'], string | undefined>;

/** For an SVG that is opened as a document: no script, no form, no request, an opaque origin. Does not affect images in pages. */
const svgPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Returns the response headers of the site, for every host. */
export function headerRules({ policy, hsts, url, isPreview = false }: HeaderOptions): HeaderRules {
  const strictTransport = hstsValues[hsts];
  const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const rules = [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': referrerPolicy,
        ...(strictTransport !== undefined && { 'Strict-Transport-Security': strictTransport }),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    // File names in these folders contain a hash of the content.
    { path: '/assets/*', headers: forever },
    { path: '/media/*', headers: forever },
    { path: '/*.svg', headers: { 'Content-Security-Policy': svgPolicy } },
  ];
  return rules.map(({ path, headers }) => ({ path: fileAddress(path, { url }), headers }));
}

/** Formats the rules as `_headers` for Netlify and Cloudflare Pages. */
export const formatHeaders = (rules: HeaderRules): string =>
  rules.map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')).join('\n');

/** Parses `_headers`. */
export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (!line.startsWith(' ')) rules.push({ path: line.trim(), headers: {} });
    const colon = line.indexOf(':');
    const rule = rules.at(-1);
    if (line.startsWith(' ') && rule && colon > 0) rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return rules;
}
