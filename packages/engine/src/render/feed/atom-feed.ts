import XmlBuilder from 'fast-xml-builder';

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
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'utf-8' }, feed });
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
