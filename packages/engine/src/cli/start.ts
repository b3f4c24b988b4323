import { build } from './build.ts';
import type { Command } from './command.ts';
import { serve } from './serve.ts';

/** `npm start`: build, then serve, with the outbox page. */
export const start: Command = {
  flags: { ...build.flags, ...serve.flags },
  run: async (context) => {
    const exitCode = await build.run(context);
    return exitCode === 0 ? serve.run({ ...context, flags: { ...context.flags, outbox: true } }) : exitCode;
  },
};
