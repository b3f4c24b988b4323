import type { Clock } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import { readPresets } from '../docs/list-pages.ts';
import { document, plain, sample } from '../docs/markdown.ts';
import { guidePages, writePages } from '../docs/write-guide.ts';
import { buildFiles } from './build.ts';
import { type Command, type CommandGroup, type Project, UsageError, unknownName } from './declare/command.ts';
import { site } from './declare/shared-options.ts';
import { exampleCall, usage } from './declare/to-commander.ts';
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
  if (hasPictures) await renderPictures({ ...project, code, clock, presets, names });
  // After the pictures: the pages show those that exist.
  const written = writePages(root, { ...(await guidePages(root, code)), 'docs/commands.md': commandsPage(commands) });
  for (const path of written) print(`wrote ${path}`);
  if (written.length === 0) print('The generated pages are up to date.');
  return 0;
}

type PictureOptions = Project & { code: SiteCode; presets: readonly string[]; clock: Clock; names: readonly string[] };

/** Renders the pictures of the block types and presets in `names`, or all when it is empty. */
async function renderPictures({ code, presets, clock, names, ...project }: PictureOptions): Promise<void> {
  const isChosen = (name: string): boolean => names.length === 0 || names.includes(name);
  const tools = {
    root: project.root,
    build: async (siteDir: string, outDir: string) =>
      (await buildFiles({ ...project, clock, siteDir, outDir, compress: false, isRelease: false })) === 0,
    onRendered: (path: string) => print(`rendered ${path}`),
  };
  // Loaded late: they need Chromium, and most calls render nothing.
  const { renderBlockPictures, renderPresetPictures } = await import('../docs/render-pictures.ts');
  await renderBlockPictures(code.blockTypes.filter(isChosen), tools);
  await renderPresetPictures(presets.filter(isChosen), tools, code.addedFiles);
}

/** A command and its name with that of its group, such as `new page`. */
type Named = { path: string; command: Command };

const named = (one: Command | CommandGroup): Named[] =>
  'commands' in one
    ? one.commands.map((command) => ({ path: `${one.name} ${command.name}`, command }))
    : [{ path: one.name, command: one }];

/** Returns `docs/commands.md`: what every command does, its arguments and options, and example calls. */
export function commandsPage(commands: readonly (Command | CommandGroup)[]): string {
  const all = commands.flatMap(named);
  return document(
    '# Commands',
    'Type them in a terminal, in the folder of the project. `npm run check -- --help` shows a command there, and `npx pagewright --help` lists all of them. Options come after `--`.',
    `Every command accepts \`--site DIR\`, ${site.summary} (default: \`${site.fallback}\`).`,
    [
      '| command | does |',
      '|---|---|',
      ...all.map(({ path, command }) => `| [${path}](#${path.replaceAll(' ', '-')}) | ${plain(command.summary)} |`),
    ].join('\n'),
    ...all.flatMap(section),
  );
}

function section({ path, command }: Named): string[] {
  const { summary, details = '', examples } = command;
  // Details with indented lines have a layout of their own.
  const about = details.includes('\n  ') ? [`${plain(summary)}.`, sample('text', details)] : [plain(`${summary}. ${details}`.trim())];
  return [
    `## ${path}`,
    ...about,
    `\`${usage(path, command)}\``,
    parameterTable(command),
    examples.map(({ words, does }) => `- \`${exampleCall(path, words)}\` ${plain(does)}.`).join('\n'),
  ];
}

function parameterTable(command: Command): string {
  const args = Object.entries(command.arguments).map(([name, { summary }]) => [name.toUpperCase(), summary, '']);
  const options = Object.entries(command.options)
    .filter(([name]) => name !== 'site')
    .map(([name, { summary, value, fallback = '' }]) => [value ? `--${name} ${value.placeholder}` : `--${name}`, summary, fallback]);
  const rows = [...args, ...options].map(([name, ...cells]) => `| \`${name}\` | ${cells.map(plain).join(' | ')} |`);
  return rows.length === 0 ? '' : ['| argument or option | meaning | default |', '|---|---|---|', ...rows].join('\n');
}
