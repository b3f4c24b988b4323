import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { describeField } from '../content/validate/schema-walk.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { fieldRows } from './field-rows.ts';
import { readGuideSettings } from './guide-settings.ts';
import { document, fieldTable, plain, sample } from './markdown.ts';

/** Returns `docs/authors/collections.md`: the fields of every collection's records, with a sample record. */
export function collectionsPage(root: string, schemas: ContentSchemas): string {
  const { collectionNames, recordSchema } = schemas;
  return document(
    '# Collections',
    'A collection is a list of records that pages show. Each collection is one file in `site.config/collections/`. A record is written once and can appear on many pages.',
    collectionNames.map((name) => `- [${name}](#${name}): ${plain(describeField(recordSchema(name)) ?? '')}`).join('\n'),
    ...collectionNames.flatMap((name) => collectionSection(root, name, schemas)),
  );
}

function collectionSection(root: string, name: string, { recordSchema, hasLists }: ContentSchemas): string[] {
  return [
    `## ${name}`,
    `${plain(describeField(recordSchema(name)) ?? '')} The file is \`collections/${name}.yaml\`.`,
    hasLists(name) ? 'The file contains several named lists. Blocks refer to a list by its name, and to a record as `list/id`.' : '',
    fieldTable(fieldRows(recordSchema(name))),
    firstRecord(root, name),
  ];
}

/** Returns the first record of the site that the examples refer to, written as in its file. Empty when there is none. */
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
  const rows = fieldRows(siteSchema);
  const parts = Object.keys(siteSchema.shape);
  return document(
    '# site.yaml',
    '`site.config/site.yaml` has the settings of all pages: names, contact data, navigation, footer, colours, motion, messages.',
    ...parts.flatMap((part) => [`## ${part}`, fieldTable(rows.filter(({ name }) => name === part || name.startsWith(`${part} › `)))]),
  );
}
