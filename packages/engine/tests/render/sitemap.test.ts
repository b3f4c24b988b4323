import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { robotsTxt, type SitemapFile, sitemapFiles } from '../../src/render/hosting/sitemap.ts';

const url = 'https://example.com';
const site = { url, trailingSlash: 'never' } as const;
const manyPages = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/page-${index + 1}`, listed: true }));
const pathsOf = (files: readonly SitemapFile[]): string[] => files.map(({ path }) => path);
const textOf = (files: readonly SitemapFile[], path: string): string => files.find((file) => file.path === path)?.text ?? '';
/** Reads a file with an XML parser, as search engines do. */
function read(text: string): { root: string; urls: string[] } {
  const parser = new SaxesParser();
  const found = { root: '', urls: [] as string[] };
  let element = '';
  parser.on('opentag', ({ name }) => {
    found.root ||= name;
    element = name;
  });
  parser.on('text', (content) => {
    if (element === 'loc' && content.trim() !== '') found.urls.push(content);
  });
  parser.write(text).close();
  return found;
}

describe('up to 50,000 pages', () => {
  test('are one sitemap, without pages that are not listed and not-found pages', () => {
    const files = sitemapFiles(site, [...manyPages(50_000), { path: '/secret', listed: false }, { path: '/docs/404', listed: true }]);
    expect(pathsOf(files)).toEqual(['sitemap.xml']);
    const { root, urls } = read(textOf(files, 'sitemap.xml'));
    expect({ root, first: urls[0], last: urls.at(-1) }).toEqual({ root: 'urlset', first: `${url}/page-1`, last: `${url}/page-50000` });
    expect(urls).toHaveLength(50_000);
  });

  test('may be none', () => {
    expect(read(textOf(sitemapFiles(site, []), 'sitemap.xml'))).toEqual({ root: 'urlset', urls: [] });
  });
});

describe('more than 50,000 pages', () => {
  const files = sitemapFiles(site, manyPages(50_001));

  test('are several sitemaps with each URL once, in order', () => {
    expect(pathsOf(files)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
    const parts = files.slice(0, -1).map(({ text }) => read(text));
    expect(parts.map(({ root, urls }) => [root, urls.length])).toEqual([
      ['urlset', 50_000],
      ['urlset', 1],
    ]);
    expect(parts.flatMap(({ urls }) => urls)).toEqual(manyPages(50_001).map(({ path }) => `${url}${path}`));
  });

  test('have an index at the URL that robots.txt names', () => {
    const address = /^Sitemap: (.*)$/m.exec(robotsTxt({ url }))?.[1] ?? '';
    expect(read(textOf(files, address.slice(url.length + 1)))).toEqual({
      root: 'sitemapindex',
      urls: [`${url}/sitemap-1.xml`, `${url}/sitemap-2.xml`],
    });
  });
});

test('a file does not exceed the limit in bytes, characters of several bytes included', () => {
  const pages = Array.from({ length: 60 }, (_, index) => ({ path: `/größe-${index}`, listed: true }));
  const files = sitemapFiles(site, pages, { urls: 1_000, bytes: 1_000 });
  const parts = files.slice(0, -1);
  expect(parts.length).toBeGreaterThan(3);
  const sizes = parts.map(({ text }) => Buffer.byteLength(text));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(900);
  expect(parts.flatMap(({ text }) => read(text).urls)).toEqual(pages.map(({ path }) => encodeURI(`${url}${path}`)));
});
