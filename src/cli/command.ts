import type { Options } from './options.ts';

/** What every command works with. */
export type CommandContext = Options & { root: string; fingerprint: string };

/** A command; resolves to its exit code. One that serves resolves once it listens. */
export type Command = (context: CommandContext) => Promise<number>;
