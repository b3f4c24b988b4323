import {
  blockBase,
  type ContentSchemas,
  canBePlaceholder,
  fieldNames,
  kindOf,
  placeholderNameInWords,
  planIn,
  planOf,
  recordBase,
} from '@pagewright/core';
import { importedName } from './write-code.ts';

/** The names of a collection in code: `case-studies`, `caseStudiesSchema`. */
export type CollectionNames = { name: string; schema: string };

/** The schemas that the generated file imports. */
const ownImports = ['idSchema', 'imageSchema', 'textSchema'];

/**
 * Derives the names from that of the collection. `list` is the text of the site's list of collections, which imports the
 * schemas of the others: a name in use there gets another ending, such as `clientRecordSchema` beside `clientSchema`. A name
 * that it imports already from the file of the collection stays. `usualEnding`: what other names end with.
 */
export function collectionNames(name: string, list: string, usualEnding = 'Schema'): CollectionNames {
  const stem = name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const isUsed = (identifier: string): boolean => ownImports.includes(identifier) || new RegExp(`\\b${identifier}\\b`).test(list);
  const imported = importedName(list, `./${name}.ts`);
  if (imported !== undefined) return { name, schema: imported };
  let ending = usualEnding;
  while (isUsed(`${stem}${ending}`)) ending = `Record${ending}`;
  return { name, schema: `${stem}${ending}` };
}

/** The id of the record that a new collection starts with. */
export const firstId = 'first';

/** The schema of a new collection: one required field of each kind that most records have, and an optional picture. */
export const schemaText = ({
  name,
  schema,
}: CollectionNames): string => `import { idSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const ${schema} = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    title: textSchema.describe('The title.'),
    summary: textSchema.describe('One or two sentences.'),
    image: imageSchema({ shownWidth: 600 }).optional().describe('A picture.'),
  })
  .describe('A record of the collection "${name}".');
`;

/**
 * The records of a new collection: one. Its texts name the collection, because two pages with the same title are a problem,
 * and its summary is long enough for the description of a page.
 */
export const recordsText = ({ name }: Pick<CollectionNames, 'name'>): string => `- id: ${firstId}
  title: First of ${name}
  summary: One or two sentences about the first record of ${name}, for cards and search results.
`;

/** The path that the pages of a collection's records have. */
export const recordPath = (collection: string, id: string): string => `/${collection}/${id}`;

/**
 * Returns the page file for the records of a new collection: its only block shows the title and the summary. Undefined when
 * the site has no block type for it. `description` is that of the pages.
 */
export function recordPageText(collection: string, code: ContentSchemas, description = '{summary}'): string | undefined {
  const block = headingBlock(code);
  if (!block) return undefined;
  const { type, texts } = block;
  return `# One page for every record of collections/${collection}.yaml. {id}, {title}, … stand for the record's fields.
path: ${recordPath(collection, '{id}')}
collection: ${collection}
title: "{title}"
description: "${description}"

blocks:
  - type: ${type}
${texts.map(([field, value]) => `    ${field}: "${value}"\n`).join('')}`;
}

/** A block type, and its texts with the record's fields. */
type HeadingBlock = { type: string; texts: [field: string, value: string][] };

/** Finds the block type with the page's heading that has texts and nothing else, and of several the one that requires least. */
function headingBlock({ blockTypes, blockSchema, traitsOf }: ContentSchemas): HeadingBlock | undefined {
  const candidates = blockTypes.flatMap((type) => {
    if (!traitsOf(type).pageHeading) return [];
    const plan = planOf(blockSchema(type));
    const fields = fieldNames(plan).filter((field) => field !== 'type' && !Object.hasOwn(blockBase, field));
    if (fields.some((field) => kindOf(planIn(plan, field))?.kind !== 'text')) return [];
    const required = fields.filter((field) => !planIn(plan, field)?.isOptional);
    // Fields are declared in reading order: the first that is required is the heading, the last the longest text.
    const [heading = fields[0]] = required;
    if (heading === undefined) return [];
    const last = fields.at(-1);
    const shown = fields.filter((field) => required.includes(field) || field === heading || field === last);
    const texts = shown.map((field): [string, string] => [field, field === heading ? '{title}' : '{summary}']);
    return [{ type, texts, required: required.length }];
  });
  return candidates.sort((a, b) => a.required - b.required)[0];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the schema of a collection whose records are written already: their fields, each with the kind that fits all values.
 * Throws, with the name of the `file` in a message for developers, for another value than a list of records.
 */
export function schemaOfRecords({ name, schema }: CollectionNames, value: unknown, file: string): string {
  const records = Array.isArray(value) ? value.filter(isFields) : [];
  if (!Array.isArray(value) || records.length === 0 || records.length < value.length || records.some(({ id }) => id === undefined))
    throw new Error(
      `${file} must be a list of records, each with an "id", so that a schema can be written for it. Start each with "- id: ".`,
    );
  const added = new Set(Object.keys(recordBase));
  const unusable = fieldsOf(records).find((field) => !canBePlaceholder(field));
  if (unusable !== undefined) throw new Error(`The field "${unusable}" in ${file} must have another name: ${placeholderNameInWords}.`);
  const ids = records.map(({ id }) => id);
  const id = ids.every((one) => typeof one === 'number') ? 'z.int().positive()' : 'idSchema';
  const rest = records.map((record) => Object.fromEntries(Object.entries(record).filter(([field]) => field !== 'id' && !added.has(field))));
  const lines = [`    id: ${id}.describe('The name pages refer to it by.'),`, ...fieldLines(rest, '    ')];
  const text = lines.join('\n');
  const imports = ['idSchema', 'imageSchema', 'textSchema'].filter((one) => text.includes(one));
  return `${imports.length > 0 ? `import { ${imports.join(', ')} } from 'pagewright/schema';\n` : ''}import { z } from 'zod';

export const ${schema} = z
  .strictObject({
${text}
  })
  .describe('A record of the collection "${name}".');
`;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (records: readonly Fields[]): string[] => [...new Set(records.flatMap(Object.keys))];

/** Returns a line for each field of the records. A field that some do not have is optional. */
const fieldLines = (records: readonly Fields[], indent: string): string[] =>
  fieldsOf(records).map((field) => {
    const values = records.flatMap((record) => (record[field] === undefined || record[field] === null ? [] : [record[field]]));
    const key = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(field) ? field : `'${field}'`;
    const optional = values.length < records.length ? '.optional()' : '';
    return `${indent}${key}: ${schemaOf(values, indent)}${optional}.describe('Describe "${field}".'),`;
  });

/** Returns the narrowest schema that accepts all values. */
function schemaOf(values: readonly unknown[], indent: string): string {
  if (values.length > 0 && values.every(isPicture)) return 'imageSchema({ shownWidth: 600 })';
  if (values.length > 0 && values.every((value) => typeof value === 'number')) return 'z.number()';
  if (values.length > 0 && values.every((value) => typeof value === 'boolean')) return 'z.boolean()';
  if (values.length > 0 && values.every(Array.isArray)) return `z.array(${schemaOf(values.flat(), indent)})`;
  if (values.length > 0 && values.every(isFields)) return `z.strictObject({\n${fieldLines(values, `${indent}  `).join('\n')}\n${indent}})`;
  return values.every((value) => typeof value === 'string') ? 'textSchema' : 'z.union([textSchema, z.number(), z.boolean()])';
}

/** True for the path of a picture, alone or with its alternative text. */
const isPicture = (value: unknown): boolean =>
  isFields(value) ? isPicture(value.src) : typeof value === 'string' && /^\/media\/.+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(value);
