import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentSchemas, fieldNames, planOf, recordBase } from '@pagewright/core';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { fieldRows } from './field-rows.ts';
import { document, fieldTable, plain, sample } from './markdown.ts';
import { readGuideSettings } from './one-block-pages.ts';

/** Returns `docs/authors/collections.md`: the fields of every collection's records, with a sample record. */
export function collectionsPage(root: string, schemas: ContentSchemas): string {
  const { collectionNames, recordSchema } = schemas;
  return document(
    '# Collections',
    'A collection is a list of records, such as questions or projects. Each collection is one file in `site.config/collections/`, or a folder with one file for each record. You write a record once, and many pages can show it.',
    'A block shows all records of a collection, those that you list, those of a query, or records that you write in the block: see [the guide](README.md#records).',
    collectionNames.map((name) => `- [${name}](#${name}): ${plain(planOf(recordSchema(name)).description ?? '')}`).join('\n'),
    '## Fields of every record',
    'The records of every collection may also have these fields. They decide which lists contain the record.',
    fieldTable(fieldRows(planOf(z.object(recordBase)))),
    ...collectionNames.flatMap((name) => collectionSection(root, name, schemas)),
  );
}

function collectionSection(root: string, name: string, { recordSchema, hasLists, addedFields }: ContentSchemas): string[] {
  const added = addedFields(name);
  return [
    `## ${name}`,
    `${plain(planOf(recordSchema(name)).description ?? '')} The file is \`collections/${name}.yaml\`.`,
    hasLists(name) ? 'The file contains several named lists. Blocks choose a list by its name, and a record by `list/id`.' : '',
    fieldTable(fieldRows(planOf(recordSchema(name))).filter((row) => !added.includes(row.name.split(' › ')[0] ?? ''))),
    firstRecord(root, name),
  ];
}

/** Returns a sample with the first record of the examples' site. Empty when it has none. */
function firstRecord(root: string, name: string): string {
  const file = join(readGuideSettings(root).siteDir, 'collections', `${name}.yaml`);
  if (!existsSync(file)) return '';
  const value: unknown = parse(readFileSync(file, 'utf8'));
  const first = Array.isArray(value)
    ? value.slice(0, 1)
    : Object.fromEntries(
        Object.entries(Object(value))
          .slice(0, 1)
          .map(([list, all]) => [list, Array.isArray(all) ? all.slice(0, 1) : all]),
      );
  return sample('yaml', stringify(first, { lineWidth: 0 }));
}

/** Returns `docs/authors/site.md`: the fields of `site.yaml`, with a table for each part. */
export function sitePage({ siteSchema }: ContentSchemas): string {
  const plan = planOf(siteSchema);
  const rows = fieldRows(plan);
  return document(
    '# site.yaml',
    'The file `site.config/site.yaml` contains the settings of all pages: names, contact data, navigation, footer, colours, animations, messages.',
    ...fieldNames(plan).flatMap((part) => [
      `## ${part}`,
      fieldTable(rows.filter(({ name }) => name === part || name.startsWith(`${part} › `))),
    ]),
  );
}
