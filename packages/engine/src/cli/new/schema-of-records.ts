import { recordBase } from '../../schema/fields/record-base.ts';
import { canBePlaceholder, placeholderNameInWords } from '../../text/placeholder.ts';
import type { CollectionNames } from './collection-names.ts';

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
