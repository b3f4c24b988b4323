import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRedirects, parseRedirects } from '../../../core/src/output/redirects-file.ts';
import { redirectSchema } from '../../../core/src/schema/fields/link.ts';
import { redirectFiles, redirectPage } from '../../src/render/hosting/redirect-pages.ts';

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

const site = { url: 'https://site.example' };

describe('the redirect rules', () => {
  test('are those of an old site, in every form in which browsers send them', () => {
    const rules = formatRedirects(
      [],
      ['/About.html', '/2019/05/my_first_post/', '/über-uns', '/wp-content/Price-List.pdf', '/100%25/a%2fb'].map((from) =>
        redirectSchema.parse({ from, to: '/' }),
      ),
      site,
    );
    expect(rules.split('\n').map((line) => line.replace(/ \/ 301$/, ''))).toEqual([
      '/About.html',
      '/2019/05/my_first_post',
      '/2019/05/my_first_post/',
      '/%C3%BCber-uns',
      '/%C3%BCber-uns/',
      '/u%CC%88ber-uns',
      '/u%CC%88ber-uns/',
      '/wp-content/Price-List.pdf',
      '/100%25/a%2Fb',
      '/100%25/a%2Fb/',
      '',
    ]);
  });

  test('parse to the same redirects, without rules of another kind', () => {
    fc.assert(
      fc.property(redirects, (given) => {
        const read = parseRedirects(formatRedirects(['/', '/404', '/news/404'], given, site));
        expect([...read]).toEqual(given.map(({ from, to }) => [from, to]));
      }),
    );
  });
});

describe('the files of redirect pages', () => {
  const files = (paths: readonly string[]): Record<string, string> =>
    Object.fromEntries(redirectFiles(paths, ['index.html', 'about/index.html', 'robots.txt']));

  test('are what hosts serve at the old path', () => {
    expect(files(['/Old.html', '/2019/my_post', '/wp-content/List.pdf', '/index.php', '/über'])).toEqual({
      '/Old.html': 'Old.html',
      '/2019/my_post': '2019/my_post/index.html',
      '/wp-content/List.pdf': 'wp-content/List.pdf/index.html',
      '/index.php': 'index.php/index.html',
      '/über': 'über/index.html',
    });
  });

  test('never stand in the place of another file, also on disks that ignore capitals', () => {
    const paths = [
      '/About',
      '/index.html',
      '/robots.txt',
      '/New.html',
      '/new.html',
      '/new.html/more',
      '/con',
      '/a:b',
      `/${'ü'.repeat(120)}`,
    ];
    expect(files(paths)).toEqual({ '/New.html': 'New.html' });
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
