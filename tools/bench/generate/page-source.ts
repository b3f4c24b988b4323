import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { benchFolder, readBenchSettings } from '../bench-settings.ts';
import type { Template } from './fill-template.ts';
import type { PageSource } from './generate-page.ts';
import { generateRecords, recordCount } from './generate-records.ts';

/** The site to generate: its number of pages and its seed. */
type SiteChoice = { pages: number; seed: number };

/** The input for a generated site. */
export type SiteSource = PageSource & {
  /** The YAML of each collection. */
  collections: ReadonlyMap<string, string>;
  /** Pages for each record of a collection: the names of their files, and their YAML. */
  recordPages: ReadonlyMap<string, string>;
  /** The number of pages that these make. */
  recordPageCount: number;
};

const recordsSchema = z.array(z.object({ id: z.union([z.string(), z.number()]).transform(String) }));
const listsSchema = z.record(z.string(), z.unknown());
const recordPageSchema = z.object({ collection: z.string() });

/** The name of a collection's file inside the folder of a site. */
export const collectionFile = (name: string): string => join('collections', `${name}.yaml`);

/**
 * Reads the templates of the project in `root`, and the collections of its site that generated sites contain.
 * Throws an `Error` when the project has no template for pages, or a collection no readable file.
 */
export function readPageSource(root: string, site: SiteChoice): SiteSource {
  const { collections: names, records, variations } = readBenchSettings(root);
  const all = readTemplates(root);
  const ofRecords = all.filter(({ text }) => /^collection:/m.test(text));
  const templates = all.filter((template) => !ofRecords.includes(template));
  if (templates.length === 0) {
    throw new Error(`The benchmark generates pages from templates. Write one in ${join(benchFolder, 'pages')}/ (see docs/benchmark.md).`);
  }
  const unlisted = Object.keys(records).find((name) => !names.includes(name));
  if (unlisted) throw new Error(`"${unlisted}" has records in bench.yaml, and is not listed under collections.`);
  const collections = new Map(names.map((name) => [name, collectionText(root, name, records[name], site)]));
  const entries = new Map([...collections].map(([name, text]) => [name, entriesOf(parse(text))]));
  const absent = variations.find(({ find }) => !templates.some(({ text }) => text.includes(find)));
  if (absent) throw new Error(`No page template contains the text of this variation: ${absent.find}`);
  return {
    templates,
    variations,
    collections,
    entries,
    recordPages: new Map(ofRecords.map(({ file, text }) => [basename(file), text])),
    recordPageCount: ofRecords.reduce(
      (sum, { text }) => sum + (entries.get(recordPageSchema.parse(parse(text)).collection)?.length ?? 0),
      0,
    ),
  };
}

function readTemplates(root: string): Template[] {
  const folder = join(benchFolder, 'pages');
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml')) : [];
  return names.sort().map((name) => readTemplate(root, join(folder, name)));
}

const readTemplate = (root: string, file: string): Template => ({ file, text: readFileSync(join(root, file), 'utf8') });

/** Returns the generated records of a collection when `bench.yaml` has a number for it, else the file of the site. */
function collectionText(root: string, name: string, full: number | undefined, { pages, seed }: SiteChoice): string {
  if (full === undefined) return readFileSync(join(root, 'site.config', collectionFile(name)), 'utf8');
  return generateRecords(readTemplate(root, join(benchFolder, collectionFile(name))), { count: recordCount(full, pages), seed });
}

const entriesOf = (records: unknown): string[] =>
  Array.isArray(records) ? recordsSchema.parse(records).map(({ id }) => id) : Object.keys(listsSchema.parse(records));
