import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export type Options = {
  /** The folder that holds site.yaml. */
  siteDir: string;
  /** Where a build goes. */
  outDir: string;
  /** Stores HTML compressed as well. */
  compress: boolean;
  /** Names after the command, such as those of artists. */
  names: string[];
};

/** Reads `--site`, `--out` and `--compress`. Throws, in plain words, on an option that does not exist. */
export function parseOptions(args: string[], root: string): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string' }, out: { type: 'string' }, compress: { type: 'boolean', default: false } },
  });
  return {
    siteDir: values.site ? resolve(values.site) : join(root, 'site.config'),
    outDir: values.out ? resolve(values.out) : join(root, 'dist'),
    compress: values.compress,
    names: positionals,
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
