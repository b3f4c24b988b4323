import type { EditorContext } from '../field-kinds/editor/editor-context.ts';
import { when } from '../json-schema/conditions.ts';
import { Definitions } from '../json-schema/definitions.ts';
import type { JsonSchema, Snippet } from '../json-schema/json-schema.ts';
import { entrySchema } from './block-schema.ts';
import type { EditedSite } from './data-file-schemas.ts';
import { knownFields } from './field-schema.ts';
import { listFieldSchemas } from './list-fields.ts';
import { requiredFieldSchemas } from './required-fields.ts';

/** Returns the schema of a page file. A file with `collection:` may contain `{field}` in any text. */
export function pageFileSchema(own: EditedSite, snippets: readonly Snippet[]): JsonSchema {
  const definitions = new Definitions();
  const fieldsOf = (isTemplate: boolean): JsonSchema => pageFields({ ...own, definitions, isTemplate }, snippets);
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
  const { pageSchema } = context.schemas;
  const fields = knownFields(pageSchema, context);
  const blocks = {
    ...fields.properties?.blocks,
    allOf: [{ items: entrySchema(snippets, context), defaultSnippets: [{ label: 'type', type: 'array', body: { type: '$1' } }] }],
  };
  return {
    allOf: [
      { ...fields, properties: { ...fields.properties, blocks } },
      ...requiredFieldSchemas(pageSchema),
      ...listFieldSchemas(context.schemas, context.isTemplate),
    ],
  };
}
