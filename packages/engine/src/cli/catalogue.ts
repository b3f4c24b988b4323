import { readPresets } from '../docs/presets-page.ts';
import { guidePages, writePages } from '../docs/write-guide.ts';
import type { Clock } from '../time/site-clock.ts';
import { buildFiles } from './build.ts';
import { commandsPage } from './commands-page.ts';
import type { Command, CommandGroup } from './declare/command.ts';
import type { Project } from './declare/option.ts';
import { UsageError, unknownName } from './declare/usage-error.ts';
import { print } from './print.ts';

type CatalogueOptions = Project & {
  commands: readonly (Command | CommandGroup)[];
  clock: Clock;
  names: readonly string[];
  hasPictures: boolean;
};

/**
 * Regenerates the pages of the authors' guide and that of the commands; with `hasPictures`, also the pictures of the block types and presets in
 * `names` (all when empty). Returns the exit code. Throws `UsageError` for a name that does not exist, or that chooses nothing.
 */
export async function writeCatalogue({ commands, clock, names, hasPictures, ...project }: CatalogueOptions): Promise<number> {
  const { root } = project;
  const code = await project.loadCode();
  const presets = (await readPresets(root, code)).map(({ name }) => name);
  const all = [...code.blockTypes, ...presets];
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw unknownName(`There is no block type and no preset "${unknown}".`, unknown, all);
  if (names.length > 0 && !hasPictures) throw new UsageError('Names choose pictures. Add --pictures, or leave them out.');
  const written = writePages(root, { ...(await guidePages(root, code)), 'docs/commands.md': commandsPage(commands) });
  for (const path of written) print(`wrote ${path}`);
  if (written.length === 0) print('The generated pages are up to date.');
  if (!hasPictures) return 0;
  const isChosen = (name: string): boolean => names.length === 0 || names.includes(name);
  const tools = {
    root,
    build: async (siteDir: string, outDir: string) =>
      (await buildFiles({ ...project, clock, siteDir, outDir, compress: false, isRelease: false })) === 0,
    onRendered: (path: string) => print(`rendered ${path}`),
  };
  // Loaded late: they need Chromium, and most calls render nothing.
  const { renderBlockPictures } = await import('../docs/render-block-pictures.ts');
  await renderBlockPictures(code.blockTypes.filter(isChosen), tools);
  const { renderPresetPictures } = await import('../docs/render-preset-pictures.ts');
  await renderPresetPictures(presets.filter(isChosen), tools);
  return 0;
}
