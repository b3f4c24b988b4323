import { join, resolve } from 'node:path';
import { readFontsFile } from '../fonts/fonts-file.ts';
import { makeFonts } from '../fonts/make-fonts.ts';
import type { Command } from './command.ts';

/**
 * `npm run fonts`: subsets the fonts that `fonts.yaml` (or the file named) lists and writes them into the site. Prints
 * the fallback metrics of each for `site.yaml`.
 */
export const fonts: Command = {
  run: async ({ root, siteDir, names: [name] }) => {
    const plan = readFontsFile(name === undefined ? join(root, 'fonts.yaml') : resolve(name));
    for await (const { file, bytes, metrics, fallback, missing } of makeFonts(plan, siteDir)) {
      console.log(`${file}  ${(bytes / 1000).toFixed(1)} kB`);
      console.log(`  fallback in site.yaml (metrics for ${fallback}):`);
      for (const [field, value] of Object.entries(metrics)) console.log(`    ${field}: ${value}`);
      if (missing.length > 0) console.log(`  its source has no ${missing.join(' ')}`);
    }
    return 0;
  },
};
