import { commandNames } from '../../definition/site-command.ts';
import { type Command, type CommandGroup, defineCommand, flag, several } from '../declare/command.ts';
import { now, unusedSite } from '../declare/shared-options.ts';
import { check, encode, explain, fonts, uses } from './content.ts';
import { mail } from './mail.ts';
import { create, newGroup, upgrade } from './new.ts';
import { build, dev, prepare, publish, serve, start } from './publish.ts';
import { rename } from './rename.ts';

const catalogue = defineCommand({
  name: 'catalogue',
  summary: "Regenerate the reference pages of the authors' guide, and that of the commands",
  arguments: { name: several('the block types and presets whose pictures are rendered; without any, all') },
  options: { site: unusedSite, clock: now, hasPictures: flag('also render the pictures of the blocks and presets', 'pictures') },
  examples: [
    { words: '', does: 'writes the pages' },
    { words: '--pictures faq saas', does: 'writes the pages and renders the pictures of a block type and a preset' },
  ],
  run: async ({ args: { name: names }, options: { clock, hasPictures }, project }) =>
    (await import('../catalogue.ts')).writeCatalogue({ ...project, commands, clock, names, hasPictures }),
});

const byName: Record<(typeof commandNames)[number], Command | CommandGroup> = {
  start,
  dev,
  build,
  publish,
  serve,
  check,
  explain,
  create,
  upgrade,
  new: newGroup,
  rename,
  uses,
  catalogue,
  encode,
  fonts,
  mail,
  prepare,
};

/** Every command of the engine, in the order in which the help lists them. */
export const commands: readonly (Command | CommandGroup)[] = commandNames.map((name) => byName[name]);
