import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, metaPolicy, withFrames } from '../../../core/src/output/content-security-policy.ts';
import { headerRules } from '../../../core/src/output/headers-file.ts';
import { withPagePolicy } from '../../../mail/src/server/headers.ts';

type Headers = Readonly<Record<string, string>>;

const sourcesOf = (headers: Headers): Map<string, string[]> =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Sources that lose points: anything unsafe, and anything that allows more than one host. */
const isBroad = (source: string): boolean => /unsafe|^(?:\*|data:|blob:|https?:|ftp:|\/\/)$|\*|^http:/.test(source);

/**
 * The points of Mozilla's HTTP Observatory, from the score table and the tests of `@mdn/mdn-http-observatory` 1.4
 * (`src/grader/charts.js`, `src/analyzer/tests/`). A site starts with 100. Points for cookies, redirects, cross-origin
 * requests and subresource integrity stay 0: the HTML has no cookie and no script of another host.
 */
const rules: readonly { rule: string; points: (headers: Headers) => number }[] = [
  {
    rule: "csp-implemented-with-no-unsafe-default-src-none: 'none' as the default, nothing unsafe and no broad source",
    points: (headers) => {
      const sources = sourcesOf(headers);
      if (sources.get('default-src')?.join(' ') !== "'none'") return 5;
      const active = ['script-src', 'style-src', 'object-src', 'frame-src', 'connect-src'].flatMap((name) => sources.get(name) ?? []);
      return active.some(isBroad) ? -20 : 10;
    },
  },
  {
    rule: 'hsts-implemented-max-age-at-least-six-months',
    points: (headers) => (Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0) >= 15_552_000 ? 0 : -20),
  },
  { rule: 'x-content-type-options-nosniff', points: (headers) => (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5) },
  {
    rule: 'x-frame-options-implemented-via-csp',
    points: (headers) => (sourcesOf(headers).get('frame-ancestors')?.join(' ') === "'none'" ? 5 : 0),
  },
  {
    rule: 'referrer-policy-private',
    points: (headers) => (/^(?:no-referrer|same-origin|strict-origin.*)$/.test(headers['Referrer-Policy'] ?? '') ? 5 : 0),
  },
  {
    rule: 'cross-origin-resource-policy-implemented-with-same-origin',
    points: (headers) => (headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0),
  },
];

const scoreOf = (headers: Headers): number => rules.reduce((sum, { points }) => sum + points(headers), 100);

const inlined = { stylesheet: 'a{b:c}', boot: 'go()' };
const youtube = ['https://www.youtube-nocookie.com'];
const analytics = { script: 'https://gc.zgo.at/count.js', endpoint: 'https://loom.goatcounter.com/count' };

/** The headers of `_headers`, and those that our server sends with a page: the policy is that of the page. */
function headersOf(policy: string, framesOfSite: readonly string[], framesOfPage: readonly string[]): { host: Headers; server: Headers } {
  const host = headerRules({ policy: withFrames(policy, framesOfSite), hsts: 'host', url: 'https://site.example' })[0]?.headers ?? {};
  return { host, server: withPagePolicy(host, withFrames(metaPolicy(policy), framesOfPage)) };
}

describe('the headers of a site', () => {
  const plain = contentSecurityPolicy(inlined);

  test.each([
    ['without embeds', plain, []],
    ['with embeds', plain, ['https://calendly.com', ...youtube]],
    ['with a script that counts visits', contentSecurityPolicy({ ...inlined, analytics }), []],
    ['with both', contentSecurityPolicy({ ...inlined, analytics }), youtube],
  ])('%s have at least 125 points, those of the server too', (_, policy, frames) => {
    const { host, server } = headersOf(policy, frames, frames);
    expect(scoreOf(host)).toBe(130);
    expect(scoreOf(server)).toBe(130);
  });

  test('lose points for a broad source, so the rules can fail', () => {
    expect(scoreOf(headersOf(plain, ['https:'], []).host)).toBe(100);
    expect(scoreOf({ ...headersOf(plain, [], []).host, 'Referrer-Policy': 'unsafe-url' })).toBe(125);
  });

  test('stay as they are, byte by byte, on a page without embeds of a site with embeds', () => {
    const without = headersOf(plain, [], []).server;
    const beside = headersOf(plain, youtube, []).server;
    const directives = (headers: Headers): string[] => (headers['Content-Security-Policy'] ?? '').split('; ').sort();
    expect(beside).toEqual(without);
    expect(directives(headersOf(plain, youtube, youtube).server)).toEqual([...directives(without), `frame-src ${youtube}`].sort());
    expect(withFrames(plain, [])).toBe(plain);
  });

  test('with a script allow its URL, and requests to its endpoint or else its host', () => {
    const sources = (script: string, endpoint?: string): [string | undefined, string | undefined] => {
      const policy = contentSecurityPolicy({ ...inlined, analytics: { script, endpoint } });
      const found = sourcesOf({ 'Content-Security-Policy': policy });
      return [found.get('script-src')?.at(-1), found.get('connect-src')?.slice(1).join(' ')];
    };
    expect(sources(analytics.script, analytics.endpoint)).toEqual(['https://gc.zgo.at/count.js', 'https://loom.goatcounter.com']);
    expect(sources('https://plausible.io/js/script.js')).toEqual(['https://plausible.io/js/script.js', 'https://plausible.io']);
  });
});
