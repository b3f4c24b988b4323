import { isPublished } from '../../content/publication.ts';
import { isGenerated } from '../../content/validate/page-origin.ts';
import { linkTarget } from './link-target.ts';
import { listedPages } from './listed-pages.ts';
import type { RuleInput } from './rule-input.ts';

/** Returns the path of a page that a link names with the address of the site, which may have a path itself. */
function pathBelow(href: string, url: string | undefined): string | undefined {
  if (url === undefined || !href.startsWith(`${url}/`)) return undefined;
  const path = linkTarget({ href: href.slice(url.length), page: undefined })?.path;
  return path?.replace(/(?<=.)\/$/, '');
}

/**
 * Returns the paths of the published pages to which nothing on the site links, but for home pages and those that are made of records: lists
 * of their records lead to them. Landing pages can be among them on purpose.
 */
export function unlinkedPages(site: RuleInput): string[] {
  const linked = new Set(
    site.links.flatMap((link) => {
      const path = link.isHidden ? undefined : (linkTarget(link)?.path ?? pathBelow(link.href, site.settings?.url));
      return path === undefined || path === link.page ? [] : [path];
    }),
  );
  const homes = site.languages.map(({ prefix }) => prefix || '/');
  return listedPages(site).flatMap((page) => {
    const { path } = page.fields;
    const isFound = isGenerated(page) || homes.includes(path) || linked.has(path);
    return isFound || !isPublished(page.fields, site.now) ? [] : [path];
  });
}
