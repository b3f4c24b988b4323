import type { SiteCode } from '../definition/site-code.ts';
import type { Command } from './command.ts';
import { parseOptions } from './options.ts';

/** Every command by its name; its code is loaded when it is called. */
const commands: Record<string, () => Promise<Command>> = {
  bench: async () => (await import('./bench.ts')).bench,
  build: async () => (await import('./build.ts')).build,
  catalogue: async () => (await import('./catalogue.ts')).catalogue,
  check: async () => (await import('./check.ts')).check,
  dev: async () => (await import('./dev.ts')).dev,
  encode: async () => (await import('./encode.ts')).encode,
  explain: async () => (await import('./explain.ts')).explain,
  fonts: async () => (await import('./fonts.ts')).fonts,
  mail: async () => (await import('./mail.ts')).mail,
  new: async () => (await import('./new.ts')).newCommand,
  rename: async () => (await import('./rename.ts')).rename,
  serve: async () => (await import('./serve.ts')).serve,
  start: async () => (await import('./start.ts')).start,
  uses: async () => (await import('./uses.ts')).uses,
};

/** Where a command runs. */
export type Project = {
  /** The folder whose package.json lists the engine. */
  root: string;
  /** Names the state of all sources. */
  fingerprint: string;
  /** Loads the code of the site. */
  loadCode: () => Promise<SiteCode>;
};

/**
 * Runs a command. Returns the exit code: 0 when it did what it says, 1 when the content or the call is wrong.
 */
export async function main([name = '', ...rest]: string[], { root, fingerprint, loadCode }: Project): Promise<number> {
  if (!Object.hasOwn(commands, name)) {
    console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  try {
    const command = await commands[name]?.();
    if (!command) return 1;
    const options = parseOptions(rest, root, command.flags);
    return await command.run({ root, fingerprint, code: await loadCode(), ...options });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
    return 1;
  }
}
