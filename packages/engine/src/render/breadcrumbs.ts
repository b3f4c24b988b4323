import type { BreadcrumbList } from 'schema-dts';
import { pageUrl } from '../model/address.ts';
import type { PageModel } from '../model/page-model.ts';
import { homePath, type SiteModel } from '../model/site-model.ts';

/** The titles of pages that have pages below them, by path. */
export type ParentTitles = ReadonlyMap<string, string>;

/** Returns the paths above a path, from the top, without the home page: `/a` and `/a/b` for `/a/b/c`. */
export function pathsAbove(path: string): string[] {
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  return folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
}

/** Returns the titles of the pages that lie above others of these pages. */
export function parentTitles(pages: readonly Pick<PageModel, 'path' | 'title'>[]): ParentTitles {
  const parents = new Set(pages.flatMap(({ path }) => pathsAbove(path)));
  return new Map(pages.filter(({ path }) => parents.has(path)).map(({ path, title }) => [path, title]));
}

/** Returns the breadcrumbs of a page as structured data: the home page, the pages above it that exist, and the page. */
export function breadcrumbs({ path, title }: PageModel, site: SiteModel, titles: ParentTitles): BreadcrumbList {
  const { brand } = site;
  const home = homePath(site);
  const above = pathsAbove(path).flatMap((one) => {
    const name = titles.get(one);
    return name === undefined || one === home ? [] : [{ path: one, name }];
  });
  const trail = [{ path: home, name: brand.name }, ...above, { path, name: title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: one.name,
      item: pageUrl(one.path, site),
    })),
  };
}
