import { writeGuide } from '../docs/write-guide.ts';
import { build } from './build.ts';
import type { Command } from './command.ts';

/** `npm run catalogue`: generates the reference pages of the authors' guide; with `--pictures`, the pictures of blocks, too. */
export const catalogue: Command = {
  flags: { pictures: { type: 'boolean' } },
  run: async (context) => {
    const { root, names, flags } = context;
    const written = writeGuide(root);
    for (const path of written) console.log(`wrote ${path}`);
    if (written.length === 0) console.log('The pages of the guide are up to date.');
    if (flags.pictures !== true) return 0;
    const { renderBlockPictures } = await import('../docs/render-block-pictures.ts');
    await renderBlockPictures({
      root,
      build: async (siteDir, outDir) => (await build.run({ ...context, siteDir, outDir, flags: {} })) === 0,
      only: names,
      onRendered: (path) => console.log(`rendered ${path}`),
    });
    return 0;
  },
};
