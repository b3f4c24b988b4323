import { makeArt } from '../../../../tools/art/index.ts';
import type { Command } from './command.ts';

/** `npm run art`: draws the shipped site's pictures again, or those of the artists named. */
export const art: Command = {
  run: async ({ root, names }) => {
    await makeArt({ root, ...(names.length > 0 && { only: names }) });
    return 0;
  },
};
