import { join, resolve } from 'node:path';
import { readFontsFile } from '../fonts/fonts-file.ts';
import { makeFonts } from '../fonts/make-fonts.ts';
import { print } from './print.ts';

type FontsOptions = { root: string; siteDir: string; file: string | undefined };

/**
 * Subsets the fonts that `fonts.yaml` of the project (or `file`) lists and writes them into the site. Prints the fallback
 * metrics of each for `site.yaml`. Returns the exit code.
 */
export async function subsetFonts({ root, siteDir, file }: FontsOptions): Promise<number> {
  const plan = readFontsFile(file === undefined ? join(root, 'fonts.yaml') : resolve(file));
  for await (const { files, metrics, fallback, missing } of makeFonts(plan, siteDir)) {
    for (const { file: written, bytes } of files) print(`${written}  ${(bytes / 1000).toFixed(1)} kB`);
    print(`  fallback in site.yaml (metrics for ${fallback}):`);
    for (const [field, value] of Object.entries(metrics)) print(`    ${field}: ${value}`);
    if (missing.length > 0) print(`  not in the source font: ${missing.join(' ')}`);
  }
  return 0;
}
