import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { benchFolder } from '../bench-settings.ts';
import type { PageSource } from './generate-page.ts';

const recordsSchema = z.array(z.object({ id: z.string() }));
const listsSchema = z.record(z.string(), z.unknown());

/** The name of a collection's file inside the folder of a site. */
export const collectionFile = (name: string): string => join('collections', `${name}.yaml`);

/**
 * Reads the templates of the project in `root`, and the entries of the given collections of the site in `siteDir`.
 * Throws an `Error` when the project has no template, or a collection no readable file.
 */
export function readPageSource(root: string, siteDir: string, collections: readonly string[]): PageSource {
  const path = join(benchFolder, 'pages');
  const folder = join(root, path);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  if (names.length === 0) throw new Error(`The benchmark generates pages from templates. Write one in ${path}/ (see docs/benchmark.md).`);
  return {
    templates: names.sort().map((name) => ({ file: join(path, name), text: readFileSync(join(folder, name), 'utf8') })),
    entries: new Map(collections.map((name) => [name, entriesOf(parse(readFileSync(join(siteDir, collectionFile(name)), 'utf8')))])),
  };
}

const entriesOf = (records: unknown): string[] =>
  Array.isArray(records) ? recordsSchema.parse(records).map(({ id }) => id) : Object.keys(listsSchema.parse(records));
