import type { PageModel } from '../../model/page-model.ts';
import { isNotFoundPage } from '../output/html-file-path.ts';

type ListablePage = Pick<PageModel, 'path' | 'listed'>;

/** True for a page that search engines may list. */
export const isListed = ({ path, listed }: ListablePage): boolean => listed && !isNotFoundPage(path);

/** Returns `sitemap.xml` with the URL of every listed page. `url` is the origin of the site. */
export function sitemapXml(url: string, pages: readonly ListablePage[]): string {
  const entries = pages.filter(isListed).map(({ path }) => `  <url><loc>${url}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Returns `robots.txt`, which allows everything and links the sitemap. */
export const robotsTxt = (url: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
