import {
  Definitions,
  type EditorContext,
  inlineRecordSchema,
  type JsonSchema,
  labelsSchema,
  planOf,
  type Snippet,
  stringsSchema,
  typeSchema,
} from '@pagewright/core';
import { lucideIcons } from '../icons/lucide-icons.ts';
import { blockSchema } from './block-schema.ts';
import { fieldSchema } from './field-schema.ts';

/** The input of editor schemas: the schemas of the site, and the targets of references. */
export type EditedSite = Pick<EditorContext, 'schemas' | 'targets'>;

/** Returns the schema of `site.yaml`. */
export const siteFileSchema = (own: EditedSite): JsonSchema => fieldsFileSchema('site.yaml', own, own.schemas.siteSchema);

/** Returns the schema of `strings/<language>.yaml`. */
export const stringsFileSchema = (own: EditedSite): JsonSchema =>
  fieldsFileSchema('interface texts', own, stringsSchema(own.schemas.strings));

/** Returns the schema of `types/<name>.yaml`. */
export const typeFileSchema = (own: EditedSite): JsonSchema => fieldsFileSchema('type of records', own, typeSchema);

/** Returns the schema of `types/<language>/<name>.yaml`: the words of a type. */
export const labelsFileSchema = (name: string, own: EditedSite): JsonSchema =>
  fieldsFileSchema(`words of ${name}`, own, labelsSchema(own.schemas.types[name] ?? { fields: {} }));

/** Returns the schema of a file that has the fields of a schema. */
function fieldsFileSchema(title: string, own: EditedSite, fields: Parameters<typeof planOf>[0]): JsonSchema {
  return schemaFile(title, own, (context) => {
    const { defaultSnippets: _, ...schema } = fieldSchema(planOf(fields), context);
    return schema;
  });
}

/** Returns the schema of a file of `shared/`: one block. */
export function sharedFileSchema(own: EditedSite, snippets: readonly Snippet[]): JsonSchema {
  return schemaFile('shared block', own, (context) => blockSchema(snippets, context));
}

/** Returns the schema of `collections/<name>.yaml`: a list of records, or named lists of records. */
export function collectionFileSchema(name: string, own: EditedSite): JsonSchema {
  const plan = planOf(own.schemas.recordSchema(name));
  return schemaFile(`collections/${name}.yaml`, own, (context) => {
    const records: JsonSchema = {
      type: 'array',
      errorMessage: 'Write a list of records. Start each record with "- id: ".',
      allOf: [{ items: fieldSchema(plan, context) }],
    };
    if (!own.schemas.hasLists(name)) return records;
    return {
      type: 'object',
      errorMessage: 'Write named lists of records: the name of a list and a colon, without indentation, and its records below.',
      additionalProperties: records,
    };
  });
}

/** Returns the schema of a file with one record, in the folder of its collection. The id is the name of the file. */
export function recordFileSchema(name: string, own: EditedSite): JsonSchema {
  return schemaFile(`a record of ${name}`, own, (context) =>
    fieldSchema(planOf(inlineRecordSchema(own.schemas.recordSchema(name))), context),
  );
}

/** Creates a schema file with the definitions that its parts refer to. */
function schemaFile(title: string, own: EditedSite, make: (context: EditorContext) => JsonSchema): JsonSchema {
  const definitions = new Definitions();
  const schema = make({ ...own, definitions, icons: lucideIcons, isTemplate: false });
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema, definitions: definitions.all };
}
