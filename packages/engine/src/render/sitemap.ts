import type { PageModel } from '../model/page-model.ts';
import { isNotFoundPage } from './html-file-path.ts';

type Addressed = Pick<PageModel, 'path' | 'listed'>;

/** Whether search engines should know a page. */
export const isListed = ({ path, listed }: Addressed): boolean => listed && !isNotFoundPage(path);

/** `sitemap.xml`: the address of every page that is listed. */
export function sitemap(url: string, pages: readonly Addressed[]): string {
  const entries = pages.filter(isListed).map(({ path }) => `  <url><loc>${url}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`: everything may be read; the sitemap's address. */
export const robots = (url: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
