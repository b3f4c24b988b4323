import { writeGuide } from '../docs/write-guide.ts';
import { build } from './build.ts';
import type { Command } from './command.ts';

/** `npm run catalogue`: writes the generated pages of the authors' guide again; with `--pictures`, the pictures of blocks too. */
export const catalogue: Command = {
  flags: { pictures: { type: 'boolean' } },
  run: async (context) => {
    const { root, names, flags } = context;
    const written = writeGuide(root);
    for (const path of written) console.log(`wrote ${path}`);
    if (written.length === 0) console.log('The pages of the guide were as they should be.');
    if (flags.pictures !== true) return 0;
    const { renderBlockPictures: drawBlockPictures } = await import('../docs/render-block-pictures.ts');
    await drawBlockPictures({
      root,
      build: async (siteDir, outDir) => (await build.run({ ...context, siteDir, outDir, flags: {} })) === 0,
      only: names,
      onDrawn: (path) => console.log(`drew ${path}`),
    });
    return 0;
  },
};
