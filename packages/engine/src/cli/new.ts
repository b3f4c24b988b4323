import type { Command, CommandContext } from './command.ts';

const kinds: Record<string, () => Promise<(context: CommandContext) => Promise<number>>> = {
  page: async () => (await import('./new/new-page.ts')).newPage,
  block: async () => (await import('./new/new-block.ts')).newBlock,
};

const usage = `Say what is to be new:
  npm run new -- page /spring-offer     asks for the rest; or --title, --description, --preset NAME, --in-navigation LABEL
  npm run new -- block promo-banner     for developers; --interactive for one that also runs in the browser`;

/** `npm run new`: a page from a preset, or the files of a block type. */
export const newCommand: Command = {
  flags: {
    title: { type: 'string' },
    description: { type: 'string' },
    preset: { type: 'string' },
    'in-navigation': { type: 'string' },
    interactive: { type: 'boolean' },
  },
  run: async (context) => {
    const [kind = ''] = context.names;
    const create = Object.hasOwn(kinds, kind) ? await kinds[kind]?.() : undefined;
    if (create && context.names.length <= 2) return create(context);
    console.error(usage);
    return 1;
  },
};
