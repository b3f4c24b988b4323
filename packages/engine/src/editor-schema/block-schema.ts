import { earlierNames } from '../content/validate/rename-fields.ts';
import { describeField } from '../content/validate/schema-walk.ts';
import type { EditorContext } from '../field-kinds/editor/editor-context.ts';
import { allOf, when } from '../json-schema/conditions.ts';
import type { JsonSchema, Snippet } from '../json-schema/json-schema.ts';
import { knownNames } from '../json-schema/names.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { sharedUseSchema } from '../schema/fields/shared-use.ts';
import { knownFields } from './field-schema.ts';
import { neededFields } from './required-fields.ts';

/** What a block type is, in one sentence. */
export const describeBlock = (type: string, { blockSchema: schemaOf }: ContentSchemas): string =>
  describeField(schemaOf(type).shape.type) ?? '';

const listTypes = ({ blockTypes }: ContentSchemas): string => `Types: ${blockTypes.join(', ')}.`;

/** An entry that is still empty. As long as it has no part of its own the language server offers its snippets twice. */
const startOf = (snippets: readonly Snippet[], schemas: ContentSchemas): JsonSchema => ({
  ...{ required: ['type'], errorMessage: `This block has no type. ${listTypes(schemas)}` },
  defaultSnippets: snippets,
  allOf: [{}],
});

/** A block by itself, as in a file of `shared/`. */
export function blockSchema(snippets: readonly Snippet[], context: EditorContext): JsonSchema {
  return {
    type: 'object',
    errorMessage: 'A block starts with "type: " and the name of its type; its fields follow on lines of their own.',
    allOf: [when(has('type'), {}, startOf(snippets, context.schemas)), ...ofItsType(context)],
  };
}

/** An entry of `blocks:`: a block, or the use of a shared one with fields that differ on this page. */
export function entrySchema(snippets: readonly Snippet[], context: EditorContext): JsonSchema {
  const { shared } = context.targets;
  const names = shared.map(({ name }) => name);
  const use: JsonSchema = {
    type: 'string',
    description: describeField(sharedUseSchema.shape.use) ?? '',
    errorMessage: 'Write the name of a shared block.',
    allOf: [knownNames(names, 'There is no shared block of this name in shared/.')],
  };
  const used = shared.flatMap(({ name, type }) => (type ? [when(isNamed('use', name), fieldsOf(type, context))] : []));
  return {
    type: 'object',
    errorMessage: 'A block starts with "- type: " and the name of its type; its fields follow on lines of their own.',
    allOf: [
      when(
        has('use'),
        allOf([{ properties: { use } }, ...used]),
        when(has('type'), {}, { ...startOf(snippets, context.schemas), properties: { use } }),
      ),
      ...ofItsType(context),
    ],
  };
}

/**
 * The type is one of a list, and for each type there is a condition with its fields: a misspelt type is answered by the
 * types that there are, and a mistake in a field by the fields of the type that is written.
 */
function ofItsType(context: EditorContext): JsonSchema[] {
  const { schemas } = context;
  const { blockTypes, blockSchema: schemaOf } = schemas;
  const old = blockTypes.flatMap((type) => earlierNames(schemaOf(type)).map((name) => ({ name, type })));
  const type: JsonSchema = {
    type: 'string',
    description: 'What the block is.',
    enum: [...blockTypes, ...old.map(({ name }) => name)],
    enumDescriptions: [...blockTypes.map((name) => describeBlock(name, schemas)), ...old.map((one) => `Now called ${one.type}.`)],
    errorMessage: `There is no block type of this name. ${listTypes(schemas)}`,
  };
  const whole = (name: string): JsonSchema => ({ allOf: [fieldsOf(name, context), ...neededFields(schemaOf(name))] });
  return [
    { properties: { type } },
    ...blockTypes.map((name) => when(isNamed('type', name), whole(name))),
    ...old.map((one) => when(isNamed('type', one.name), { properties: { type: renamedTo(one.type) }, ...whole(one.type) })),
  ];
}

/** An entry that is still empty has no field, so nothing follows from one. */
const has = (field: string): JsonSchema => ({ type: 'object', required: [field] });
const isNamed = (field: string, name: string): JsonSchema => ({ ...has(field), properties: { [field]: { const: name } } });
const renamedTo = (present: string): JsonSchema => ({ deprecationMessage: `This type of block is called "${present}" now.` });

/** The fields of a block type, none of them needed: beside `use`, the shared block brings the others along. */
function fieldsOf(name: string, context: EditorContext): JsonSchema {
  const { isTemplate, definitions, schemas } = context;
  return definitions.refer(`${isTemplate ? 'template-' : ''}${name}`, () => {
    const fields = knownFields(schemas.blockSchema(name), context);
    const head: Record<string, JsonSchema> = { type: { doNotSuggest: true }, use: { doNotSuggest: true } };
    return { title: name, ...fields, properties: { ...fields.properties, ...head } };
  });
}
