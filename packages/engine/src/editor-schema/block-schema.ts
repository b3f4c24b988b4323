import { earlierNames } from '../content/validate/rename-fields.ts';
import { describeField } from '../content/validate/schema-walk.ts';
import type { EditorContext } from '../field-kinds/editor/editor-context.ts';
import { allOf, when } from '../json-schema/conditions.ts';
import type { JsonSchema, Snippet } from '../json-schema/json-schema.ts';
import { knownNames } from '../json-schema/names.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { sharedUseSchema } from '../schema/fields/shared-use.ts';
import { knownFields } from './field-schema.ts';
import { requiredFieldSchemas } from './required-fields.ts';

/** Returns the description of a block type. */
export const describeBlock = (type: string, { blockSchema: schemaOf }: ContentSchemas): string =>
  describeField(schemaOf(type).shape.type) ?? '';

const listTypes = ({ blockTypes }: ContentSchemas): string => `Types: ${blockTypes.join(', ')}.`;

/** The schema of an empty entry. Without the empty `allOf` the language server offers the snippets twice. */
const startOf = (snippets: readonly Snippet[], schemas: ContentSchemas): JsonSchema => ({
  required: ['type'],
  errorMessage: `This block has no type. ${listTypes(schemas)}`,
  defaultSnippets: snippets,
  allOf: [{}],
});

/** Returns the schema of a block in a file of `shared/`. */
export function blockSchema(snippets: readonly Snippet[], context: EditorContext): JsonSchema {
  return {
    type: 'object',
    errorMessage: 'A block starts with "type: " and the name of its type. Each field goes on its own line below.',
    allOf: [when(has('type'), {}, startOf(snippets, context.schemas)), ...ofItsType(context)],
  };
}

/** Returns the schema of an entry of `blocks:`: a block, or the use of a shared block with replaced fields. */
export function entrySchema(snippets: readonly Snippet[], context: EditorContext): JsonSchema {
  const { shared } = context.targets;
  const names = shared.map(({ name }) => name);
  const use: JsonSchema = {
    type: 'string',
    description: describeField(sharedUseSchema.shape.use) ?? '',
    errorMessage: 'Write the name of a shared block.',
    allOf: [knownNames(names, 'There is no shared block with this name in shared/.')],
  };
  const used = shared.flatMap(({ name, type }) => (type ? [when(isNamed('use', name), fieldsOf(type, context))] : []));
  return {
    type: 'object',
    errorMessage: 'A block starts with "- type: " and the name of its type. Each field goes on its own line below.',
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
 * Returns an enum of the types and a condition for each type with its fields. So the message of a misspelt type lists the
 * types, and the message of a misspelt field lists the fields of the type.
 */
function ofItsType(context: EditorContext): JsonSchema[] {
  const { schemas } = context;
  const { blockTypes, blockSchema: schemaOf } = schemas;
  const old = blockTypes.flatMap((type) => earlierNames(schemaOf(type)).map((name) => ({ name, type })));
  const type: JsonSchema = {
    type: 'string',
    description: 'The type of the block.',
    enum: [...blockTypes, ...old.map(({ name }) => name)],
    enumDescriptions: [...blockTypes.map((name) => describeBlock(name, schemas)), ...old.map((one) => `Renamed to ${one.type}.`)],
    errorMessage: `There is no block type with this name. ${listTypes(schemas)}`,
  };
  const whole = (name: string): JsonSchema => ({ allOf: [fieldsOf(name, context), ...requiredFieldSchemas(schemaOf(name))] });
  return [
    { properties: { type } },
    ...blockTypes.map((name) => when(isNamed('type', name), whole(name))),
    ...old.map((one) => when(isNamed('type', one.name), { properties: { type: renamedTo(one.type) }, ...whole(one.type) })),
  ];
}

/** Matches an object with a field. An empty entry has none. */
const has = (field: string): JsonSchema => ({ type: 'object', required: [field] });
const isNamed = (field: string, name: string): JsonSchema => ({ ...has(field), properties: { [field]: { const: name } } });
const renamedTo = (present: string): JsonSchema => ({ deprecationMessage: `This block type was renamed to "${present}".` });

/** Returns the fields of a block type, all optional: with `use`, the shared block has the required ones. */
function fieldsOf(name: string, context: EditorContext): JsonSchema {
  const { isTemplate, definitions, schemas } = context;
  return definitions.refer(`${isTemplate ? 'template' : 'block'}-${name}`, () => {
    const fields = knownFields(schemas.blockSchema(name), context);
    const head: Record<string, JsonSchema> = { type: { doNotSuggest: true }, use: { doNotSuggest: true } };
    return { title: name, ...fields, properties: { ...fields.properties, ...head } };
  });
}
