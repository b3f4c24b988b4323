import { several } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { unusedSite } from '../declare/folder-options.ts';

export const art = defineCommand({
  name: 'art',
  summary: 'Create the pictures, videos and fonts of the shipped site again',
  arguments: { part: several('what to create, such as fonts or clients; without any, everything') },
  options: { site: unusedSite },
  examples: [
    { words: 'clients posters', does: 'creates the logos of the clients and the posters of the videos' },
    { words: 'encodings', does: 'creates the missing widths of pictures and removes those of pictures that are gone' },
  ],
  run: async ({ args: { part: parts }, project: { root } }) => {
    const { makeArt } = await import('../../../../../tools/art/index.ts');
    await makeArt({ root, ...(parts.length > 0 && { only: [...parts] }) });
    return 0;
  },
});
