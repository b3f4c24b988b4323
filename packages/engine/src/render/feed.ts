import {
  encodePath,
  headingElements,
  homePath,
  memoizeByKey,
  type PageFacts,
  type PageModel,
  type PathFacts,
  pageUrl,
  plainText,
  type SiteModel,
  slugOfValue,
  withOffset,
} from '@pagewright/core';
import XmlBuilder from 'fast-xml-builder';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { idsInBlock } from '../react/rich-html.ts';
import type { FeedLink } from './render-page.tsx';

/** An article on the page at `path`. `idPath` names it, and stays the same when its page moves. */
type Article = PageFacts['feedEntries'][number] & { path: string; idPath: string };

/** A feed of the site: its link, and its entries, newest first. */
type SiteFeed = FeedLink & { articles: readonly Article[] };

/**
 * Returns the feeds of a site: that of all entries which blocks declare, and, when `site.yaml` says so, one for each category.
 * Each has the newest entries only, as many as `feed.limit` allows.
 */
export function collectFeeds({ feed }: Pick<SiteModel, 'feed'>, pages: readonly FeedPage[]): SiteFeed[] {
  const byLanguage = new Map<string, FeedPage[]>();
  // A page that is not translated is in the feed of the default language.
  for (const page of pages) if (page.repeats === undefined) memoizeByKey(byLanguage, page.prefix ?? '', () => []).push(page);
  return [...byLanguage].flatMap(([prefix, ofLanguage]) => {
    const articles = collectArticles(ofLanguage);
    if (articles.length === 0) return [];
    const feeds = [{ path: '/feed.xml', articles }, ...(feed.perCategory ? feedsOfCategories(articles) : [])];
    const [{ language } = {}] = ofLanguage;
    return feeds.map((one) => ({
      ...one,
      path: `${prefix}${one.path}`,
      articles: one.articles.slice(0, feed.limit),
      ...(language !== undefined && { language }),
    }));
  });
}

type FeedPage = PathFacts & Pick<PageModel, 'prefix'> & { first?: string | undefined };

function collectArticles(pages: readonly FeedPage[]): Article[] {
  const articles = pages.flatMap(({ path, first = path, facts }) =>
    facts.feedEntries.map((entry, index): Article => ({ path, idPath: index === 0 ? first : `${first}#${entry.key}`, ...entry })),
  );
  return articles.sort((a, b) => b.published.localeCompare(a.published));
}

/** Categories with the same slug are different spellings of one. */
function feedsOfCategories(articles: readonly Article[]): SiteFeed[] {
  const bySlug = new Map<string, Article[]>();
  for (const article of articles) memoizeByKey(bySlug, slugOfValue(article.category) || 'other', () => []).push(article);
  return [...bySlug].map(([slug, own]) => ({
    path: `/feed/${encodeURIComponent(slug)}.xml`,
    category: { name: own[0]?.category ?? slug, slug },
    articles: own,
  }));
}

/**
 * Returns a feed with the texts of its articles as Atom. Undefined for one without articles. `firstUrl` is the URL of the site at its
 * first release: ids must not change when a site moves, or when its addresses end in another way.
 */
export function renderFeed(site: SiteModel, { path, category, articles }: SiteFeed, firstUrl: string): string | undefined {
  const { url, brand, company, language, siteLanguages } = site;
  const idOf = (one: string): string => firstUrl + encodePath(one);
  const [first, ...more] = articles.map((article) => {
    const address = pageUrl(article.path, site);
    return {
      url: address,
      id: idOf(article.idPath),
      title: article.title,
      // The day of publication begins in the time zone of the site.
      updated: withOffset(`${article.published}T00:00:00`, site.timeZone),
      category: article.category,
      summary: article.summary,
      content: absoluteHtml(idsInBlock(article.html, article.key), address),
    };
  });
  if (!first) return undefined;
  const title = category ? `${brand.name}: ${category.name}` : brand.name;
  const home = homePath(site);
  return atomFeed({
    ...(siteLanguages && { language }),
    url: `${url}${path}`,
    home: pageUrl(home, site),
    id: idOf(category ? path : home),
    title,
    subtitle: brand.tagline,
    author: company.name,
    entries: [first, ...more],
  });
}

/**
 * An entry of a feed. `content` is HTML; the other texts are plain. `updated` is a time, such as `2025-06-05T00:00:00+02:00`. Readers know an entry
 * by its `id`, an absolute URL that never changes.
 */
export type FeedEntry = { url: string; id: string; title: string; updated: string; category: string; summary: string; content: string };

/** A feed. URLs are absolute: `url` is that of the feed, `home` that of the home page. `entries` are newest first, at least one. */
export type Feed = {
  url: string;
  home: string;
  /** The language of the entries, for a site with several. */
  language?: string | undefined;
  /** As for an entry. */
  id: string;
  title: string;
  subtitle: string;
  author: string;
  entries: readonly [FeedEntry, ...FeedEntry[]];
};

/**
 * Returns a feed as an Atom document (RFC 4287). The package `feed` escapes only quotes in attributes, so a category with `<`
 * would not be well-formed.
 */
export function atomFeed({ url, home, language, id, title, subtitle, author, entries }: Feed): string {
  const feed = {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    ...(language !== undefined && { '@xml:lang': language }),
    title,
    subtitle,
    link: [{ '@href': url, '@rel': 'self' }, { '@href': home }],
    id,
    updated: entries[0].updated,
    author: { name: author },
    entry: entries.map(toElement),
  };
  const builder = new XmlBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true, suppressEmptyNode: true });
  return plainText(builder.build({ '?xml': { '@version': '1.0', '@encoding': 'utf-8' }, feed }));
}

const toElement = ({ url, id, title, updated, category, summary, content }: FeedEntry) => ({
  title,
  link: { '@href': url },
  id,
  updated,
  category: { '@term': category },
  summary,
  content: { '@type': 'html', '#text': content },
});

/** The properties of elements that contain one URL. */
const urlProperties = ['href', 'src', 'poster', 'cite'] as const;

/**
 * Returns sanitised HTML in which every URL is absolute. `pageUrl` is the URL of the page that contains it. Headings have no ids,
 * because readers show several entries on one page, and tasks have boxes, because readers do not have our styles.
 */
function absoluteHtml(html: string, pageUrl: string): string {
  const tree = fromHtml(html, { fragment: true });
  completeUrls(tree, (url) => (/^[a-z][a-z\d+.-]*:/i.test(url) ? url : new URL(url, pageUrl).href));
  return toHtml(tree);
}

function completeUrls(parent: Root | Element, toAbsolute: (url: string) => string): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { properties } = child;
    if (headingElements.includes(child.tagName)) delete properties.id;
    if (properties.dataTask !== undefined) child.children.unshift({ type: 'text', value: properties.dataTask === 'done' ? '☑ ' : '☐ ' });
    delete properties.dataTask;
    for (const name of urlProperties) if (typeof properties[name] === 'string') properties[name] = toAbsolute(properties[name]);
    // A list of candidates, such as `/a.webp 320w, /b.webp 640w`.
    if (typeof properties.srcSet === 'string') properties.srcSet = properties.srcSet.replaceAll(/(?=[^\s,])(?<=^|,\s+)\S+/g, toAbsolute);
    completeUrls(child, toAbsolute);
  }
}
