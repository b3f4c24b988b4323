import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteCode } from '../../definition/site-code.ts';
import { readGuideSettings } from '../../docs/guide-settings.ts';
import { blockPagePath, writeOneBlockPages } from '../../docs/one-block-pages.ts';
import type { BlockModel } from '../../model/page-model.ts';
import type { Clock } from '../../time/site-clock.ts';
import { DevSite } from '../dev-site.ts';

/** The site with the examples of the project's block types, one page each. Call `close` to delete its files. */
export type ExampleSite = {
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
export async function createExampleSite(root: string, code: SiteCode, clock: Clock): Promise<ExampleSite | undefined> {
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
