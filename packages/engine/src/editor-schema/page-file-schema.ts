import {
  acceptedInPer,
  type ContentSchemas,
  Definitions,
  type EditorContext,
  type JsonSchema,
  planOf,
  type Snippet,
  when,
} from '@pagewright/core';
import { lucideIcons } from '../icons/lucide-icons.ts';
import { entrySchema } from './block-schema.ts';
import type { EditedSite } from './data-file-schemas.ts';
import { choice, knownFields } from './field-schema.ts';
import { requiredFieldSchemas } from './required-fields.ts';

/** Returns the schema of a page file. A file with `collection:` may contain `{field}` in any text. */
export function pageFileSchema(own: EditedSite, snippets: readonly Snippet[]): JsonSchema {
  const definitions = new Definitions();
  const fieldsOf = (isTemplate: boolean): JsonSchema => pageFields({ ...own, definitions, icons: lucideIcons, isTemplate }, snippets);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'page',
    type: 'object',
    errorMessage: 'A page needs path, title, description and blocks, all without indentation.',
    ...when(
      { required: ['collection'] },
      definitions.refer('template', () => fieldsOf(true)),
      definitions.refer('plain', () => fieldsOf(false)),
    ),
    definitions: definitions.all,
  };
}

function pageFields(context: EditorContext, snippets: readonly Snippet[]): JsonSchema {
  const plan = planOf(context.schemas.pageSchema);
  const fields = knownFields(plan, context);
  const blocks = {
    ...fields.properties?.blocks,
    allOf: [{ items: entrySchema(snippets, context), defaultSnippets: [{ label: 'type', type: 'array', body: { type: '$1' } }] }],
  };
  return {
    allOf: [
      { ...fields, properties: { ...fields.properties, blocks } },
      ...requiredFieldSchemas(plan),
      ...listFieldSchemas(context.schemas, context.isTemplate),
    ],
  };
}

/** Returns the conditions of `per` and `perPage` in a page file. `isTemplate`: the file has a collection, whose fields are accepted. */
function listFieldSchemas(schemas: ContentSchemas, isTemplate: boolean): JsonSchema[] {
  if (!isTemplate) return [without('per', 'collection'), without('perPage', 'collection')];
  const ofCollections = schemas.collectionNames.map((collection) =>
    when(
      { required: ['collection'], properties: { collection: { const: collection } } },
      { properties: { per: choice(acceptedInPer({ collection, schemas })) } },
    ),
  );
  return [...ofCollections, when({ required: ['per'] }, {}, without('perPage', 'per'))];
}

/** Rejects a field, whatever its value is. */
const without = (field: string, missing: string): JsonSchema => ({
  properties: { [field]: { type: 'null', errorMessage: `"${field}" needs "${missing}" beside it.` } },
});
