import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clockOf } from './moment-option.ts';

/** The options of every command. */
export type Options = {
  /** The folder that holds site.yaml. */
  siteDir: string;
  /** Where a build goes. */
  outDir: string;
  /** The moment for which pages are published or not: `--now`, or the time it is. */
  clock: () => Date;
  /** Names after the command, such as those of artists. */
  names: string[];
};

/** The flags that a command declares: `--name`, or `--name VALUE`. */
export type Flags = Readonly<Record<string, { type: 'string' | 'boolean' }>>;
export type FlagValues = Readonly<Record<string, string | boolean | undefined>>;

const shared = { site: { type: 'string' }, out: { type: 'string' }, now: { type: 'string' } } as const;

/** Reads the shared options and the flags of a command. Throws, in plain words, on an option that does not exist. */
export function parseOptions(args: string[], root: string, flags: Flags = {}): Options & { flags: FlagValues } {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...flags, ...shared } });
  const { site, out, now, ...own } = values;
  return {
    siteDir: typeof site === 'string' ? resolve(site) : join(root, 'site.config'),
    outDir: typeof out === 'string' ? resolve(out) : join(root, 'dist'),
    clock: clockOf(typeof now === 'string' ? now : undefined),
    names: positionals,
    flags: own,
  };
}

/** The port to listen on: the environment's PORT, or the command's own. */
export function portOr(fallback: number): number {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return fallback;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is "${PORT}"; it must be a number from 0 to 65535.`);
  return port;
}
