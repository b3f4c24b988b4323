import type { BlockModel, PageModel } from './page-model.ts';
import { profileOf } from './page-profile.ts';
import type { SiteModel } from './site-model.ts';

type FramedPage = Pick<PageModel, 'path' | 'prefix' | 'profile' | 'language'> & { blocks: readonly Pick<BlockModel, 'language'>[] };

/**
 * Returns the name of everything around the blocks of a page: that of its profile, after its language when that is not the
 * default one. Client-side navigation replaces only blocks and header, so it stays between pages with the same name. A page
 * with blocks in another language has a name of its own, because only the whole page marks them.
 */
export function frameOf(page: FramedPage, site: SiteModel): string | undefined {
  const profile = profileOf(page, site);
  const isMixed = page.blocks.some(({ language }) => language !== undefined);
  const names = [page.language, profile, isMixed ? page.path : undefined].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' ') : undefined;
}
