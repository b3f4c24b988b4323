import {
  blockBase,
  type ContentSchemas,
  canBePlaceholder,
  fieldNames,
  isGroup,
  kindOf,
  placeholderNameInWords,
  planIn,
  planOf,
  recordBase,
} from '@pagewright/core';
import type { NewFile } from '../../edit/site-changes.ts';
import { fillTemplate } from './fill-template.ts';
import { importedName } from './write-code.ts';

/** The names of a collection in code: `case-studies`, `caseStudiesSchema`. */
export type CollectionNames = { name: string; schema: string };

/** The schemas that the generated files import. */
const schemas = ['idSchema', 'imageSchema', 'textSchema'];

/**
 * Derives the names from that of the collection. `list` is the text of the site's list of collections, which imports the
 * schemas of the others: a name in use there gets another ending, such as `clientRecordSchema` beside `clientSchema`. A name
 * that it imports already from the file of the collection stays. `usualEnding`: what other names end with.
 */
export function collectionNames(name: string, list: string, usualEnding = 'Schema'): CollectionNames {
  const stem = name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const isUsed = (identifier: string): boolean => schemas.includes(identifier) || new RegExp(`\\b${identifier}\\b`).test(list);
  const imported = importedName(list, `./${name}.ts`);
  if (imported !== undefined) return { name, schema: imported };
  let ending = usualEnding;
  while (isUsed(`${stem}${ending}`)) ending = `Record${ending}`;
  return { name, schema: `${stem}${ending}` };
}

/** Returns what replaces the words in the templates of a collection. */
export const collectionWords = ({ name, schema }: CollectionNames): Record<string, string> => ({
  COLLECTION_NAME: name,
  COLLECTION_SCHEMA: schema,
});

/**
 * Returns the page file for the records of a new collection: its only block shows the title and the summary. Empty when
 * the site in `siteDir` has no block type for it. `description` is that of the pages.
 */
export function recordPage(siteDir: string, collection: string, code: ContentSchemas, description = '{summary}'): NewFile[] {
  const block = headingBlock(code);
  if (!block) return [];
  const texts = block.texts.map(([field, value]) => `${field}: "${value}"`).join('\n    ');
  const words = { COLLECTION_NAME: collection, PAGE_DESCRIPTION: description, BLOCK_TYPE: block.type, BLOCK_TEXTS: texts };
  return fillTemplate('record-page', siteDir, words);
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
 * Returns the file of a collection in the project `root` whose records are written already: their fields, each with the kind that fits all
 * values. Throws, with the name of the `file` in a message for developers, for another value than a list of records.
 */
export function collectionOfRecords(root: string, names: CollectionNames, value: unknown, file: string): NewFile[] {
  const records = Array.isArray(value) ? value.filter(isGroup) : [];
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
  const fields = [`    id: ${id}.describe('The name pages refer to it by.'),`, ...fieldLines(rest, '    ')].join('\n');
  const used = schemas.filter((one) => fields.includes(one));
  const words = {
    [`import { ${schemas.join(', ')} } from 'pagewright/schema';\n`]:
      used.length > 0 ? `import { ${used.join(', ')} } from 'pagewright/schema';\n` : '',
    '    RECORD_FIELDS,': fields,
  };
  return fillTemplate('collection-of-records', root, { ...collectionWords(names), ...words });
}

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
  if (values.length > 0 && values.every(isGroup)) return `z.strictObject({\n${fieldLines(values, `${indent}  `).join('\n')}\n${indent}})`;
  return values.every((value) => typeof value === 'string') ? 'textSchema' : 'z.union([textSchema, z.number(), z.boolean()])';
}

/** True for the path of a picture, alone or with its alternative text. */
const isPicture = (value: unknown): boolean =>
  isGroup(value) ? isPicture(value.src) : typeof value === 'string' && /^\/media\/.+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(value);
