import type { SiteCode } from '../definition/site-code.ts';
import type { Flags, FlagValues, Options } from './options.ts';

/** What every command works with: the options that all share, and the values of its own flags. */
export type CommandContext = Options & { root: string; fingerprint: string; code: SiteCode; flags: FlagValues };

/** A command with the flags that it has besides the shared options. */
export type Command = {
  flags?: Flags;
  /** Resolves to the exit code; one that serves resolves once it listens. */
  run: (context: CommandContext) => Promise<number>;
};
