import type { BlockProps } from '../model/block-props.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';

type Article = { path: string; post: BlockProps<'article'>['post'] };

/** The articles of a site, newest first. */
export function articlesOf(pages: readonly PageModel[]): Article[] {
  const articles = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block): Article[] => (block.type === 'article' ? [{ path, post: block.props.post }] : [])),
  );
  return articles.sort((a, b) => b.post.published.localeCompare(a.post.published));
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The articles as an Atom feed, with their text; undefined for a site that has none. */
export function feed({ url, brand, company }: SiteModel, pages: readonly PageModel[]): string | undefined {
  const articles = articlesOf(pages);
  const [newest] = articles;
  if (!newest) return undefined;
  const date = (day: string): string => `${day}T00:00:00Z`;
  const entries = articles.map(
    ({ path, post }) => `  <entry>
    <title>${escapeXml(post.title)}</title>
    <link href="${url}${path}"/>
    <id>${url}${path}</id>
    <updated>${date(post.published)}</updated>
    <category term="${escapeXml(post.category)}"/>
    <summary>${escapeXml(post.excerpt)}</summary>
    <content type="html">${escapeXml(post.content.html)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeXml(brand.name)}</title>
  <subtitle>${escapeXml(brand.tagline)}</subtitle>
  <link href="${url}/feed.xml" rel="self"/>
  <link href="${url}/"/>
  <id>${url}/</id>
  <updated>${date(newest.post.published)}</updated>
  <author><name>${escapeXml(company.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}
