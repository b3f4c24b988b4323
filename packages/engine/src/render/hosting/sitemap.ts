import { type AddressSettings, type Alternate, isNotFoundPage, type PageModel, pageUrl } from '@pagewright/core';

type ListablePage = Pick<PageModel, 'path' | 'listed' | 'repeats'> & { alternates?: readonly Alternate[] };

/** A file of the sitemap: its path in the output folder, and its text. */
export type SitemapFile = { path: string; text: string };

/** The maximum size of one file of a sitemap. */
type SitemapLimits = { urls: number; bytes: number };

/** The limits of the protocol for one file, uncompressed (sitemaps.org, "Sitemap index files"). */
const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const sitemapName = 'sitemap.xml';

/** True for a page that search engines may list. */
export const isListed = ({ path, listed, repeats }: ListablePage): boolean => listed && repeats === undefined && !isNotFoundPage(path);

/**
 * Returns the sitemap of every listed page: `sitemap.xml`, or, when that is more than the limits allow, `sitemap-1.xml`,
 * `sitemap-2.xml`, … and their index `sitemap.xml`. So the URL in `robots.txt` stays the same when a site grows.
 */
export function sitemapFiles(site: AddressSettings, pages: readonly ListablePage[], limits: SitemapLimits = protocolLimits): SitemapFile[] {
  const entries = pages.filter(isListed).map(
    ({ path, alternates }): Entry => ({
      url: pageUrl(path, site),
      ...(alternates && { alternates: alternates.map((one) => ({ hreflang: one.hreflang, url: pageUrl(one.path, site) })) }),
    }),
  );
  const [only = [], ...others] = splitAtLimits(entries, limits);
  if (others.length === 0) return [{ path: sitemapName, text: listXml('urlset', only) }];
  const parts = [only, ...others].map((part, index) => ({ path: `sitemap-${index + 1}.xml`, text: listXml('urlset', part) }));
  const index = listXml(
    'sitemapindex',
    parts.map(({ path }) => ({ url: `${site.url}/${path}` })),
  );
  return [...parts, { path: sitemapName, text: index }];
}

/**
 * Returns `robots.txt`, which allows everything and links the sitemap. A preview has no sitemap, and allows everything as well:
 * a search engine that may not read a page does not see its noindex, and lists its address when another site links to it.
 */
export const robotsTxt = ({ url, isPreview }: { url: string; isPreview?: boolean }): string =>
  `User-agent: *\nAllow: /\n${isPreview ? '' : `\nSitemap: ${url}/${sitemapName}\n`}`;

/** The element of one entry, by the element of the list. */
const entryElement = { urlset: 'url', sitemapindex: 'sitemap' } as const;

type Entry = { url: string; alternates?: readonly { hreflang: string; url: string }[] };

const entryXml = (list: keyof typeof entryElement, { url, alternates = [] }: Entry): string => {
  const versions = alternates.map((one) => `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${one.url}"/>`).join('');
  return `  <${entryElement[list]}><loc>${url}</loc>${versions}</${entryElement[list]}>\n`;
};

function listXml(list: keyof typeof entryElement, entries: readonly Entry[]): string {
  const xhtml = entries.some(({ alternates = [] }) => alternates.length > 0) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const lines = entries.map((entry) => entryXml(list, entry)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${lines}</${list}>\n`;
}

/** More than the namespace of alternates takes. */
const namespaceBytes = 50;

/** Splits entries into lists whose file does not exceed the limits. */
function splitAtLimits(entries: readonly Entry[], limits: SitemapLimits): Entry[][] {
  const frame =
    Buffer.byteLength(listXml('urlset', [])) + (entries.some(({ alternates = [] }) => alternates.length > 0) ? namespaceBytes : 0);
  const lists: Entry[][] = [];
  let bytes = frame;
  for (const entry of entries) {
    const length = Buffer.byteLength(entryXml('urlset', entry));
    const last = lists.at(-1);
    if (last && last.length < limits.urls && bytes + length <= limits.bytes) {
      last.push(entry);
      bytes += length;
    } else {
      lists.push([entry]);
      bytes = frame + length;
    }
  }
  return lists;
}
