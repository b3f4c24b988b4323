import type { TraitsOf } from '../model/block-traits-lookup.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { FeedEntry } from '../schema/fields/block-traits.ts';

type Article = FeedEntry & { path: string };

/** The feed entries that blocks of the site's pages declare, newest first. */
export function articlesOf(pages: readonly PageModel[], traitsOf: TraitsOf): Article[] {
  const articles = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap(({ type, props }): Article[] => {
      const { document } = traitsOf(type);
      return document ? [{ path, ...document.feedEntry(props) }] : [];
    }),
  );
  return articles.sort((a, b) => b.published.localeCompare(a.published));
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Writes articles as an Atom feed (RFC 4287) with their whole text. Returns undefined when there are none. */
export function feed({ url, brand, company }: SiteModel, articles: readonly Article[]): string | undefined {
  const [newest] = articles;
  if (!newest) return undefined;
  const date = (day: string): string => `${day}T00:00:00Z`;
  const entries = articles.map(
    ({ path, title, published, category, summary, html }) => `  <entry>
    <title>${escapeXml(title)}</title>
    <link href="${url}${path}"/>
    <id>${url}${path}</id>
    <updated>${date(published)}</updated>
    <category term="${escapeXml(category)}"/>
    <summary>${escapeXml(summary)}</summary>
    <content type="html">${escapeXml(html)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeXml(brand.name)}</title>
  <subtitle>${escapeXml(brand.tagline)}</subtitle>
  <link href="${url}/feed.xml" rel="self"/>
  <link href="${url}/"/>
  <id>${url}/</id>
  <updated>${date(newest.published)}</updated>
  <author><name>${escapeXml(company.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}
