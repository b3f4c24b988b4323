import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { unknownName } from '../declare/command.ts';

const pathSchema = z.string().min(1);

/** A file or folder to copy: its path in both projects, or one path in each. */
const copySchema = z.union([
  pathSchema.transform((path) => ({ from: path, to: path, media: undefined })),
  z.strictObject({
    from: pathSchema,
    to: pathSchema,
    /** Files of `media/` that replace those which the YAML files name, by the ending of their names. */
    media: z.record(z.string(), pathSchema).optional(),
  }),
]);

/** What a new site starts from. All paths are relative to the project. */
const starterSchema = z.strictObject({
  /** One sentence. */
  about: z.string().min(1),
  /** The folder of the content in the new project. */
  site: pathSchema,
  /** The folder of this project that has the content. */
  content: pathSchema,
  /** Further files and folders that the new project gets. */
  copies: z.array(copySchema).default([]),
  /** Files and folders that the new project does not get. */
  without: z.array(pathSchema).default([]),
  /** A folder with files that replace what is copied. */
  project: pathSchema.optional(),
  /** Words of the copied texts, each with the one that replaces it. */
  words: z.record(z.string().min(1), z.string()).default({}),
  /** Packages for development that the new project needs besides those of all. */
  devDependencies: z.array(z.string().min(1)).default([]),
});

/** What `create` copies. Starters refer to what is below `shared` by YAML anchors. */
const startersSchema = z.strictObject({
  /** The folder with the files that every new project gets. */
  project: pathSchema,
  /** Files and folders of this project that every new one gets. */
  copies: z.array(copySchema),
  /** The module that exports the language packs. A new project gets those of its languages. */
  languagePacks: pathSchema.optional(),
  /** The page of the guide that has pictures of the starters. */
  guide: pathSchema.optional(),
  /** The block type that every new project gets as an example of its own. */
  example: z.string().min(1),
  shared: z.unknown().optional(),
  /** The first one is the default. */
  starters: z.record(z.string(), starterSchema).refine((starters) => Object.keys(starters).length > 0, 'at least one starter'),
});

export type Starter = z.output<typeof starterSchema>;
export type Starters = z.output<typeof startersSchema>;

const startersFile = 'starters/starters.yaml';

/** Reads the starters of the project in `root`. Throws an `Error` when there is no such file, or when it is invalid. */
export function readStarters(root: string): Starters {
  const file = join(root, startersFile);
  if (!existsSync(file)) throw new Error(`This project has no starters for new sites: ${startersFile} does not exist.`);
  const result = startersSchema.safeParse(parse(readFileSync(file, 'utf8'), { merge: true }));
  if (!result.success) throw new Error(`${startersFile} is invalid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Returns the name of the starter that is used when none is named: the first. */
export const defaultStarter = ({ starters }: Pick<Starters, 'starters'>): string => Object.keys(starters)[0] ?? '';

/** Returns the starter with a name, which replaces `STARTER` in what it copies. Throws `UsageError` for a name that no starter has. */
export function findStarter({ starters }: Pick<Starters, 'starters'>, name: string): Starter {
  const names = Object.keys(starters);
  const starter = starters[name];
  if (!starter) throw unknownName(`There is no starter "${name}".`, name, names);
  return { ...starter, copies: starter.copies.map((copy) => ({ ...copy, from: copy.from.replaceAll('STARTER', name) })) };
}
