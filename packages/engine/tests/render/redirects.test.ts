import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectPage } from '../../src/render/hosting/redirect-page.ts';
import { formatRedirects, parseRedirects } from '../../src/render/hosting/redirects-file.ts';
import { redirectSchema } from '../../src/schema/fields/redirect.ts';

const segment = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
const target = fc.oneof(
  path,
  fc.tuple(path, segment).map(([page, anchor]) => `${page}#${anchor}`),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
);
const redirects = fc
  .uniqueArray(fc.record({ from: path, to: target }), { selector: ({ from }) => from, maxLength: 6 })
  .map((all) => all.filter((redirect) => redirectSchema.safeParse(redirect).success));

describe('the redirect rules', () => {
  test('parse to the same redirects, without rules of another kind', () => {
    fc.assert(
      fc.property(redirects, (given) => {
        const read = parseRedirects(formatRedirects(['/', '/404', '/news/404'], given));
        expect([...read]).toEqual(given.map(({ from, to }) => [from, to]));
      }),
    );
  });
});

describe('the redirect page', () => {
  const site = { url: 'https://fixture.example', language: 'en', brand: { name: 'Fixture & Sons' } };

  test('redirects by itself and has a link and a canonical URL, without script or style', () => {
    const html = redirectPage({ from: '/old', to: '/new' }, site);
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/new">');
    expect(html).toContain('<link rel="canonical" href="https://fixture.example/new">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a href="/new">https://fixture.example/new</a>');
    expect(html).toContain('<title>Fixture &amp; Sons</title>');
    expect(html).not.toMatch(/<script|<style|\sstyle=/);
  });

  test('escapes every URL', () => {
    fc.assert(
      fc.property(fc.string(), (to) => {
        const written = redirectPage({ from: '/old', to }, site);
        expect(written.match(/[<>"]/g)).toEqual(redirectPage({ from: '/old', to: 'https://new.example/' }, site).match(/[<>"]/g));
      }),
    );
  });
});
