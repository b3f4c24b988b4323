import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { unknownName } from '../declare/command.ts';

/** What a new site starts from. All paths are relative to the project. */
const starterSchema = z.strictObject({
  /** One sentence. */
  about: z.string().min(1),
  /** The folder of the content in the new project. */
  site: z.string().min(1),
  /** The folder of this project that has the content. */
  content: z.string().min(1),
  /** Further files and folders that the new project gets at the same path. */
  copies: z.array(z.string().min(1)).default([]),
  /** The brand in the content, which the name of the new site replaces. Without it, the content stays as it is. */
  brand: z.string().min(1).optional(),
});

/** What `create` copies. */
const startersSchema = z.strictObject({
  /** The folder with the files that every new project gets. */
  project: z.string().min(1),
  /** Files and folders of this project that every new one gets at the same path. */
  copies: z.array(z.string().min(1)),
  /** The block type that every new project gets as an example of its own. */
  example: z.string().min(1),
  /** The first one is the default. */
  starters: z.record(z.string(), starterSchema).refine((starters) => Object.keys(starters).length > 0, 'at least one starter'),
});

export type Starter = z.output<typeof starterSchema>;
export type Starters = z.output<typeof startersSchema>;

/** The path of the file that declares the starters of a project. */
const startersFile = 'starters/starters.yaml';

/** Reads the starters of the project in `root`. Throws an `Error` when there is no such file, or when it is invalid. */
export function readStarters(root: string): Starters {
  const file = join(root, startersFile);
  if (!existsSync(file)) throw new Error(`This project has no starters for new sites: ${startersFile} does not exist.`);
  const result = startersSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${startersFile} is invalid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Returns the name of the starter that is used when none is named: the first. */
export const defaultStarter = ({ starters }: Pick<Starters, 'starters'>): string => Object.keys(starters)[0] ?? '';

/** Returns the starter with a name. Throws `UsageError` for a name that no starter has. */
export function findStarter({ starters }: Pick<Starters, 'starters'>, name: string): Starter {
  const starter = starters[name];
  if (!starter) throw unknownName(`There is no starter "${name}".`, name, Object.keys(starters));
  return starter;
}
