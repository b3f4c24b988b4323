import type { PageModel } from '../../model/page-model.ts';
import { isNotFoundPage } from '../output/html-file-path.ts';

type ListablePage = Pick<PageModel, 'path' | 'listed'>;

/** A file of the sitemap: its path in the output folder, and its text. */
export type SitemapFile = { path: string; text: string };

/** The maximum size of one file of a sitemap. */
export type SitemapLimits = { urls: number; bytes: number };

/** The limits of the protocol for one file, uncompressed (sitemaps.org, "Sitemap index files"). */
const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const sitemapName = 'sitemap.xml';

/** True for a page that search engines may list. */
export const isListed = ({ path, listed }: ListablePage): boolean => listed && !isNotFoundPage(path);

/**
 * Returns the sitemap of every listed page: `sitemap.xml`, or, when that is more than the limits allow, `sitemap-1.xml`,
 * `sitemap-2.xml`, … and their index `sitemap.xml`. So the URL in `robots.txt` stays the same when a site grows. `url` is
 * the origin of the site.
 */
export function sitemapFiles(url: string, pages: readonly ListablePage[], limits: SitemapLimits = protocolLimits): SitemapFile[] {
  const urls = pages.filter(isListed).map(({ path }) => `${url}${path}`);
  const [only = [], ...others] = splitAtLimits(urls, limits);
  if (others.length === 0) return [{ path: sitemapName, text: listXml('urlset', only) }];
  const parts = [only, ...others].map((part, index) => ({ path: `sitemap-${index + 1}.xml`, text: listXml('urlset', part) }));
  const index = listXml(
    'sitemapindex',
    parts.map(({ path }) => `${url}/${path}`),
  );
  return [...parts, { path: sitemapName, text: index }];
}

/** Returns `robots.txt`, which allows everything and links the sitemap. */
export const robotsTxt = (url: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${url}/${sitemapName}\n`;

/** The element of one entry, by the element of the list. */
const entryElement = { urlset: 'url', sitemapindex: 'sitemap' } as const;

const entryXml = (list: keyof typeof entryElement, url: string): string =>
  `  <${entryElement[list]}><loc>${url}</loc></${entryElement[list]}>\n`;

const listXml = (list: keyof typeof entryElement, urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls
    .map((url) => entryXml(list, url))
    .join('')}</${list}>\n`;

/** Splits URLs into lists whose file does not exceed the limits. */
function splitAtLimits(urls: readonly string[], limits: SitemapLimits): string[][] {
  const frame = Buffer.byteLength(listXml('urlset', []));
  const lists: string[][] = [];
  let bytes = frame;
  for (const url of urls) {
    const length = Buffer.byteLength(entryXml('urlset', url));
    const last = lists.at(-1);
    if (last && last.length < limits.urls && bytes + length <= limits.bytes) {
      last.push(url);
      bytes += length;
    } else {
      lists.push([url]);
      bytes = frame + length;
    }
  }
  return lists;
}
