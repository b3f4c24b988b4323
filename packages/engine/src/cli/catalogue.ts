import { writeGuide } from '../docs/write-guide.ts';
import { buildFiles } from './build.ts';
import type { Project } from './declare/option.ts';
import { UsageError, unknownName } from './declare/usage-error.ts';

type CatalogueOptions = Project & { clock: () => Date; blocks: readonly string[]; hasPictures: boolean };

/**
 * Regenerates the pages of the authors' guide; with `hasPictures`, also the pictures of the block types in `blocks`
 * (all when empty). Returns the exit code. Throws `UsageError` for a block type that does not exist, or that chooses nothing.
 */
export async function writeCatalogue({ clock, blocks, hasPictures, ...project }: CatalogueOptions): Promise<number> {
  const { root } = project;
  const code = await project.loadCode();
  const unknown = blocks.find((type) => !code.isBlockType(type));
  if (unknown !== undefined) throw unknownName(`There is no block type "${unknown}".`, unknown, code.blockTypes);
  if (blocks.length > 0 && !hasPictures) throw new UsageError('Block types choose pictures. Add --pictures, or leave them out.');
  const written = await writeGuide(root, code);
  for (const path of written) console.log(`wrote ${path}`);
  if (written.length === 0) console.log('The pages of the guide are up to date.');
  if (!hasPictures) return 0;
  const { renderBlockPictures } = await import('../docs/render-block-pictures.ts');
  await renderBlockPictures({
    schemas: code,
    root,
    build: async (siteDir, outDir) => (await buildFiles({ ...project, clock, siteDir, outDir, compress: false, isRelease: false })) === 0,
    only: blocks,
    onRendered: (path) => console.log(`rendered ${path}`),
  });
  return 0;
}
