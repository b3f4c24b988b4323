/** Response headers by path, as `_headers` has them: `/*` for all, `/assets/*` for a folder. */
export type HeaderRules = { path: string; headers: Record<string, string> }[];

/** The headers that the site is served with, wherever it is hosted. */
export function headerRules(policy: string): HeaderRules {
  const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    },
    // Names in these folders contain the hash of what they name.
    { path: '/assets/*', headers: forever },
    { path: '/media/*', headers: forever },
  ];
}

/** Writes the rules in the format that Netlify and Cloudflare Pages read. */
export const formatHeaders = (rules: HeaderRules): string =>
  rules.map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')).join('\n');

/** Reads that format back. */
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
