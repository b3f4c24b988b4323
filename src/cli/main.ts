import { build } from './build.ts';
import { check } from './check.ts';
import type { Command, CommandContext } from './command.ts';
import { dev } from './dev.ts';
import { parseOptions } from './options.ts';
import { serve } from './serve.ts';
import { start } from './start.ts';

const commands: Record<string, Command> = {
  art: async (context) => (await import('./art.ts')).art(context),
  build,
  check,
  dev,
  serve,
  start,
};

/**
 * Runs a command. `root` is the folder of the project, `fingerprint` names the state of its sources.
 * Returns the exit code: 0 when it did what it says, 1 when the content or the call is wrong.
 */
export async function main([name = '', ...rest]: string[], root: string, fingerprint: string): Promise<number> {
  const command = commands[name];
  if (!command) {
    console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  try {
    const context: CommandContext = { root, fingerprint, ...parseOptions(rest, root) };
    return await command(context);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
    return 1;
  }
}
