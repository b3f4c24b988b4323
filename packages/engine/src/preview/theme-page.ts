import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BlockModel, type Clock, layoutNames, memoizeLast, type SiteModel } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import { blockPagePath, readGuideSettings, writeOneBlockPages } from '../docs/one-block-pages.ts';
import { DevSite } from './dev-site.ts';
import type { PreviewPage } from './preview-page.ts';

/** The path of the page in the preview. A site cannot have a page there. */
export const themePath = '/__theme';

type Parts = { root: string; site: DevSite; code: SiteCode };

/**
 * The page that shows a theme: its colours, fonts and choices, and a block of each type. A block is the first of its type
 * on the pages of the site, else the example of the project.
 */
export class ThemePage {
  #loading: Promise<ExampleSite | undefined> | undefined;
  #examples: ExampleSite | undefined;
  readonly #create = memoizeLast((settings: SiteModel) => this.#createPage(settings));

  constructor(private readonly parts: Parts) {}

  /** The site of the examples, for its media. Undefined before `prepare`, and without examples. */
  get examples(): ExampleSite | undefined {
    return this.#examples;
  }

  /** Loads the examples, once. Rejects when they cannot be read; the next call tries again. */
  async prepare(): Promise<void> {
    const { root, code, site } = this.parts;
    this.#loading ??= createExampleSite(root, code, site.clock);
    try {
      this.#examples = await this.#loading;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  /** Returns the page; the same object while the site is unchanged. Undefined while the site has no settings. */
  current(): PreviewPage | undefined {
    const { site } = this.parts;
    return site.settings && this.#create([site.site?.state, site.settings, this.#examples], site.settings);
  }

  /** Deletes the files of the examples, also of those that are still being loaded. */
  async close(): Promise<void> {
    // A failure has deleted its files, and whoever opened the page was told about it.
    const examples = await this.#loading?.catch(() => undefined);
    await examples?.close();
  }

  #createPage({ theme }: SiteModel): PreviewPage {
    const { code, site } = this.parts;
    const used = firstBlocks(site, code.blockTypes);
    const found = code.blockTypes.map((type) => ({ type, block: used.get(type) ?? this.#examples?.blockOf(type) }));
    const blocks = found.flatMap(({ type, block }) => (block ? [withKey(block, `theme-${type}`)] : []));
    const missing = found.flatMap(({ type, block }) => (block ? [] : [type]));
    const layout = layoutNames(code.layouts)[0];
    const fields = { path: themePath, title: 'Theme', description: '', layout, anchors: [], listed: false, draft: false };
    return {
      model: { ...fields, blocks, declared: blocks.length },
      parts: blocks.map((block) => ({ block })),
      summary: { theme, definition: code.theme, missing },
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

/** The site with the examples of the project's block types, one page each. Call `close` to delete its files. */
type ExampleSite = {
  site: DevSite;
  siteDir: string;
  /** Returns the example of a block type. Undefined without one, and for an example that has errors. */
  blockOf: (type: string) => BlockModel | undefined;
  close: () => Promise<void>;
};

/**
 * Writes the examples in `tests/blocks` of the project as a site in a temporary folder, and loads it. Resolves to undefined for
 * a project without the site that the examples refer to.
 */
async function createExampleSite(root: string, code: SiteCode, clock: Clock): Promise<ExampleSite | undefined> {
  if (!existsSync(readGuideSettings(root).siteDir)) return undefined;
  const types = code.blockTypes.filter((type) => existsSync(join(root, 'tests', 'blocks', type, 'full.yaml')));
  const siteDir = await mkdtemp(join(tmpdir(), 'theme-page-'));
  const site = new DevSite(siteDir, code, clock);
  const close = (): Promise<void> => rm(siteDir, { recursive: true, force: true });
  try {
    await writeOneBlockPages(root, siteDir, types);
    await site.reload();
  } catch (error) {
    await close();
    throw error;
  }
  return { site, siteDir, close, blockOf: (type) => site.page(blockPagePath(type))?.model.blocks.find((block) => block.type === type) };
}
