import { pageSchema } from '../schema/page.ts';
import { entrySchema } from './block-schema.ts';
import { when } from './conditions.ts';
import { Definitions } from './definitions.ts';
import type { EditorContext } from './editor-context.ts';
import { knownFields } from './field-schema.ts';
import type { JsonSchema, Snippet } from './json-schema.ts';
import type { OwnThings } from './own-things.ts';
import { neededFields } from './required-fields.ts';

/** The schema of a page file. A file with `collection:` makes a page for every record, and may hold `{field}` in any text. */
export function pageFileSchema(own: OwnThings, snippets: readonly Snippet[]): JsonSchema {
  const definitions = new Definitions();
  const shellOf = (isTemplate: boolean): JsonSchema => shell({ own, definitions, isTemplate }, snippets);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'page',
    type: 'object',
    errorMessage: 'A page starts with path, title, description and blocks, each at the left edge.',
    ...when(
      { required: ['collection'] },
      definitions.refer('template', () => shellOf(true)),
      definitions.refer('plain', () => shellOf(false)),
    ),
    definitions: definitions.all,
  };
}

function shell(context: EditorContext, snippets: readonly Snippet[]): JsonSchema {
  const fields = knownFields(pageSchema, context);
  const blocks = {
    ...fields.properties?.blocks,
    allOf: [{ items: entrySchema(snippets, context), defaultSnippets: [{ label: 'type', type: 'array', body: { type: '$1' } }] }],
  };
  return { allOf: [{ ...fields, properties: { ...fields.properties, blocks } }, ...neededFields(pageSchema)] };
}
