import { optional } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { site } from '../declare/folder-options.ts';

export const fonts = defineCommand({
  name: 'fonts',
  summary: 'Subset the fonts of the site',
  details: 'Reads fonts.yaml of the project. Prints the fallback metrics of each font for site.yaml.',
  arguments: { file: optional('another file than fonts.yaml of the project') },
  options: { site },
  examples: [
    { words: '', does: 'subsets the fonts that fonts.yaml lists' },
    { words: 'other-fonts.yaml --site my-site', does: 'subsets the fonts of another file for another site' },
  ],
  run: async ({ args: { file }, options: { site: siteDir }, project: { root } }) => {
    const { subsetFonts } = await import('../fonts.ts');
    return subsetFonts({ root, siteDir, file });
  },
});
