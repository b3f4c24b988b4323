import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { unknownName } from '../declare/usage-error.ts';

const starterSchema = z.strictObject({
  about: z.string().min(1),
  site: z.string().min(1),
  content: z.string().min(1),
  copies: z.array(z.string().min(1)).default([]),
  brand: z.string().min(1).optional(),
});

const startersSchema = z.strictObject({
  project: z.string().min(1),
  copies: z.array(z.string().min(1)),
  example: z.string().min(1),
  starters: z.record(z.string(), starterSchema).refine((starters) => Object.keys(starters).length > 0, 'at least one starter'),
});

/** What a new site starts from. All paths are relative to the project. */
export type Starter = {
  /** One sentence. */
  about: string;
  /** The folder of the content in the new project. */
  site: string;
  /** The folder of this project that has the content. */
  content: string;
  /** Further files and folders that the new project gets at the same path. */
  copies: string[];
  /** The brand in the content, which the name of the new site replaces. Without it, the content stays as it is. */
  brand?: string | undefined;
};

/** What `create` copies. */
export type Starters = {
  /** The folder with the files that every new project gets. */
  project: string;
  /** Files and folders of this project that every new one gets at the same path. */
  copies: string[];
  /** The block type that every new project gets as an example of its own. */
  example: string;
  /** The first one is the default. */
  starters: Readonly<Record<string, Starter>>;
};

/** The path of the file that declares the starters of a project. */
export const startersFile = 'starters/starters.yaml';

/** Reads the starters of the project in `root`. Throws an `Error` when there is no such file, or when it is invalid. */
export function readStarters(root: string): Starters {
  const file = join(root, startersFile);
  if (!existsSync(file)) throw new Error(`This project has no starters for new sites: ${startersFile} does not exist.`);
  const result = startersSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${startersFile} is invalid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Returns the starter with a name; without one, the first. Throws `UsageError` for a name that no starter has. */
export function findStarter({ starters }: Pick<Starters, 'starters'>, name: string | undefined): Starter {
  const names = Object.keys(starters);
  const starter = starters[name ?? names[0] ?? ''];
  if (!starter) throw unknownName(`There is no starter "${name}".`, name ?? '', names);
  return starter;
}
