import { type BlockModel, layoutNames, memoizeLast, type SiteModel } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import { navigationOf, themePath } from './blocks/block-list.ts';
import type { Examples } from './blocks/examples.ts';
import type { DevSite } from './dev-site.ts';
import type { PreviewPage } from './preview-page.ts';

type Parts = { site: DevSite; code: SiteCode; examples: Examples };

/**
 * The page that shows a theme: its colours, fonts and choices, and a block of each type. A block is the first of its type
 * on the pages of the site, else the example of the project.
 */
export class ThemePage {
  readonly #create = memoizeLast((settings: SiteModel) => this.#createPage(settings));

  constructor(private readonly parts: Parts) {}

  /** Returns the page; the same object while the site is unchanged. Undefined while the site has no settings. */
  current(): PreviewPage | undefined {
    const { site, examples } = this.parts;
    return (
      site.settings && this.#create([site.site?.state, site.settings, examples.sites.get('ofProject')?.site.site?.state], site.settings)
    );
  }

  #createPage(settings: SiteModel): PreviewPage {
    const { code, site, examples } = this.parts;
    const used = firstBlocks(site, code.blockTypes);
    const found = code.blockTypes.map((type) => ({ type, block: used.get(type) ?? examples.blockOf(type) }));
    const blocks = found.flatMap(({ type, block }) => (block ? [withKey(block, `theme-${type}`)] : []));
    const missing = found.flatMap(({ type, block }) => (block ? [] : [type]));
    const layout = layoutNames(code.layouts)[0];
    const fields = { path: themePath, title: 'Theme', description: '', layout, anchors: [], listed: false, draft: false };
    return {
      model: { ...fields, blocks, declared: blocks.length },
      parts: blocks.map((block) => ({ block })),
      summary: { theme: settings.theme, definition: code.theme, missing, navigation: navigationOf(settings, 'Theme') },
      problemsWithoutCard: [],
      blocksOfProblems: new Map(),
      outdatedBecause: [],
    };
  }
}

/** Returns the first block of each type. Reads pages only until every type is found. */
function firstBlocks(site: DevSite, types: readonly string[]): Map<string, BlockModel> {
  const found = new Map<string, BlockModel>();
  for (const path of site.listPaths().sort()) {
    for (const block of site.page(path)?.model.blocks ?? []) if (!found.has(block.type)) found.set(block.type, block);
    if (types.every((type) => found.has(type))) break;
  }
  return found;
}

/** Blocks of several pages can have the same key and id. */
const withKey = ({ id, ...block }: BlockModel, key: string): BlockModel => ({
  ...block,
  key,
  props: { ...block.props, blockKey: key, id: undefined },
});
