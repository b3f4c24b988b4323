import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildMark } from '../render/output-folder.ts';
import { createServer } from '../server/create-server.ts';
import { listen } from '../server/listen.ts';
import type { Command } from './command.ts';
import { portOr } from './options.ts';

/** `npm run serve`: the built site with its headers. */
export const serve: Command = {
  run: async ({ outDir }) => {
    if (!existsSync(join(outDir, buildMark))) {
      console.error(`There is no built site in ${outDir}. Build it first: npm run build`);
      return 1;
    }
    const address = await listen(createServer(outDir), portOr(4173));
    console.log(`The site is on ${address}  (stop with Ctrl+C)`);
    return 0;
  },
};
