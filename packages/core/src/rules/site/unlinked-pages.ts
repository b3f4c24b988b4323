import { isPublished } from '../../content/publication.ts';
import { isMade } from '../../content/validate/page-origin.ts';
import { linkTarget } from './link-target.ts';
import { listedPages } from './listed-pages.ts';
import type { RuleInput } from './rule-input.ts';

/**
 * Returns the paths of the published pages to which nothing on the site links, but for home pages and those that are made of records: lists
 * of their records lead to them. Landing pages can be among them on purpose.
 */
export function unlinkedPages(site: RuleInput): string[] {
  const linked = new Set(
    site.links.flatMap((link) => {
      const path = link.isHidden ? undefined : linkTarget(link)?.path;
      return path === undefined || path === link.page ? [] : [path];
    }),
  );
  const homes = ['/', ...site.languages.map(({ code }) => `/${code}`)];
  return listedPages(site).flatMap((page) => {
    const { path } = page.fields;
    const isFound = isMade(page) || homes.includes(path) || linked.has(path);
    return isFound || !isPublished(page.fields, site.now) ? [] : [path];
  });
}
