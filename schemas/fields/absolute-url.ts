type UrlContext = { pageUrl: string; toUrl: (path: string) => string };

/** Returns the full URL of a link, for structured data. An anchor leads to a block of the same page, such as a form to register. */
export function absoluteUrl(link: string, { pageUrl, toUrl }: UrlContext): string {
  if (link.startsWith('#')) return pageUrl + link;
  return link.startsWith('/') ? toUrl(link) : link;
}
