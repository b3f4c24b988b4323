import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { benchFolder } from '../bench-settings.ts';
import { generateRecords } from './generate-records.ts';
import { defaultSeed } from './generate-site.ts';
import { collectionFile } from './page-source.ts';

/** The folder with the templates of a type, of its records, of their pages, and of a page with their list. */
const folder = join(benchFolder, 'records');

/** The name of the type, and of the collection of its records. */
const name = 'records';

const recordsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number()])));

type Options = {
  /** The folder of the project with the templates. */
  root: string;
  siteDir: string;
  count: number;
  /** True when each record has a page by the template; false when the same pages are written one by one. */
  hasTemplate: boolean;
};

/** Adds records of a type to a generated site, with a page for each, and a page with their list. */
export async function addRecords({ root, siteDir, count, hasTemplate }: Options): Promise<void> {
  const read = (file: string): Promise<string> => readFile(join(root, folder, file), 'utf8');
  const records = generateRecords({ file: join(folder, 'record.yaml'), text: await read('record.yaml') }, { count, seed: defaultSeed });
  await mkdir(join(siteDir, 'types'), { recursive: true });
  await cp(join(root, folder, 'type.yaml'), join(siteDir, 'types', `${name}.yaml`));
  await writeFile(join(siteDir, collectionFile(name)), records);
  await cp(join(root, folder, 'list.yaml'), join(siteDir, 'pages', 'list.yaml'));
  const template = await read('page.yaml');
  if (hasTemplate) await writeFile(join(siteDir, 'pages', 'record.yaml'), template);
  else
    for (const [index, record] of recordsSchema.parse(parse(records)).entries()) {
      const page = template.replace(/^collection:.*\n/m, '').replaceAll(/\{(\w+)\}/g, (_, field: string) => String(record[field]));
      await writeFile(join(siteDir, 'pages', `record-${index + 1}.yaml`), page);
    }
}
