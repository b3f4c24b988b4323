import { type AddressSettings, pageAddress } from '../../model/address.ts';
import type { PageModel } from '../../model/page-model.ts';
import { type PrefixSettings, searchIndexPath } from '../../model/search-index-path.ts';
import type { IndexedPages } from '../../search/search-index.ts';
import { isListed } from '../hosting/sitemap.ts';

type FindablePage = Pick<PageModel, 'path' | 'title' | 'listed' | 'repeats'>;

/** Returns the pages of each search index, one index for each language with a page. A page that repeats another one is in none. */
export function indexedPages(pages: readonly FindablePage[], settings: PrefixSettings & AddressSettings): IndexedPages[] {
  const indexes = new Map<string, IndexedPages>();
  for (const page of pages) {
    const path = searchIndexPath(settings, page.path);
    const index = indexes.get(path) ?? { path, pages: [] };
    indexes.set(path, index);
    const address = pageAddress(page.path, settings);
    if (isListed(page)) index.pages.push({ path: page.path, title: page.title, ...(address !== page.path && { address }) });
  }
  return [...indexes.values()];
}
