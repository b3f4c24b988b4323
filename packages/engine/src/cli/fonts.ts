import { join, resolve } from 'node:path';
import { readFontsFile } from '../fonts/fonts-file.ts';
import { makeFonts } from '../fonts/make-fonts.ts';

type FontsOptions = { root: string; siteDir: string; file: string | undefined };

/**
 * Subsets the fonts that `fonts.yaml` of the project (or `file`) lists and writes them into the site. Prints the fallback
 * metrics of each for `site.yaml`. Returns the exit code.
 */
export async function subsetFonts({ root, siteDir, file }: FontsOptions): Promise<number> {
  const plan = readFontsFile(file === undefined ? join(root, 'fonts.yaml') : resolve(file));
  for await (const { file: written, bytes, metrics, fallback, missing } of makeFonts(plan, siteDir)) {
    console.log(`${written}  ${(bytes / 1000).toFixed(1)} kB`);
    console.log(`  fallback in site.yaml (metrics for ${fallback}):`);
    for (const [field, value] of Object.entries(metrics)) console.log(`    ${field}: ${value}`);
    if (missing.length > 0) console.log(`  not in the source font: ${missing.join(' ')}`);
  }
  return 0;
}
