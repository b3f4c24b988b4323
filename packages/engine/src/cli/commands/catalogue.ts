import { several } from '../declare/argument.ts';
import { type Command, type CommandGroup, defineCommand } from '../declare/command.ts';
import { unusedSite } from '../declare/folder-options.ts';
import { now } from '../declare/now-option.ts';
import { flag } from '../declare/option.ts';

/** Declares the command. `all` returns every command; it is called late, because the list contains this one. */
export const catalogue = (all: () => readonly (Command | CommandGroup)[]): Command =>
  defineCommand({
    name: 'catalogue',
    summary: "Regenerate the reference pages of the authors' guide, and that of the commands",
    arguments: { name: several('the block types and presets whose pictures are rendered; without any, all') },
    options: { site: unusedSite, now, pictures: flag('also render the pictures of the blocks and presets') },
    examples: [
      { words: '', does: 'writes the pages' },
      { words: '--pictures faq saas', does: 'writes the pages and renders the pictures of a block type and a preset' },
    ],
    run: async ({ args: { name: names }, options: { now: clock, pictures }, project }) => {
      const { writeCatalogue } = await import('../catalogue.ts');
      return writeCatalogue({ ...project, commands: all(), clock, names, hasPictures: pictures });
    },
  });
