import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allOf,
  type ContentSchemas,
  type EditorContext,
  type JsonSchema,
  knownNames,
  planIn,
  planOf,
  type Snippet,
  sharedUseSchema,
  when,
  wordsOfName,
} from '@pagewright/core';
import { parse, stringify } from 'yaml';
import { knownFields } from './field-schema.ts';
import { requiredFieldSchemas } from './required-fields.ts';

/** Returns the description of a block type. */
export const describeBlock = (type: string, { blockSchema: schemaOf }: ContentSchemas): string =>
  planIn(planOf(schemaOf(type)), 'type')?.description ?? '';

/** Returns what people read for a block type: the title of its `type`, else the words of its name: `Wide picture` for `wide-picture`. */
export const labelOfBlock = (type: string, { blockSchema: schemaOf }: ContentSchemas): string =>
  planIn(planOf(schemaOf(type)), 'type')?.label ?? wordsOfName(type);

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
    description: planIn(planOf(sharedUseSchema), 'use')?.description ?? '',
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
  const old = blockTypes.flatMap((type) => planOf(schemaOf(type)).earlierNames.map((name) => ({ name, type })));
  const type: JsonSchema = {
    type: 'string',
    description: 'The type of the block.',
    enum: [...blockTypes, ...old.map(({ name }) => name)],
    enumDescriptions: [...blockTypes.map((name) => describeBlock(name, schemas)), ...old.map((one) => `Renamed to ${one.type}.`)],
    errorMessage: `There is no block type with this name. ${listTypes(schemas)}`,
  };
  const whole = (name: string): JsonSchema => ({ allOf: [fieldsOf(name, context), ...requiredFieldSchemas(planOf(schemaOf(name)))] });
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
    const fields = knownFields(planOf(schemas.blockSchema(name)), context);
    const head: Record<string, JsonSchema> = { type: { doNotSuggest: true }, use: { doNotSuggest: true } };
    return { title: name, ...fields, properties: { ...fields.properties, ...head } };
  });
}

/** Returns the snippet of every block type: its minimal example, with a tab stop for each text. */
export function blockSnippets(root: string, schemas: ContentSchemas): Snippet[] {
  return schemas.blockTypes.map((type) => {
    const file = join(root, 'tests', 'blocks', type, 'minimal.yaml');
    const example: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : { type };
    return { label: type, description: describeBlock(type, schemas), body: withTabStops(example) };
  });
}

function withTabStops(example: unknown): unknown {
  let tabStop = 0;
  const walk = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => walk(item, name));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, key)]));
    }
    if (name === 'type') return value;
    tabStop += 1;
    return tabStopFor(value, tabStop);
  };
  return walk(example, '');
}

/** Formats a value as a tab stop with default text, within the quotes that YAML needs. */
function tabStopFor(value: unknown, tabStop: number): string {
  const written = stringify(value, { lineWidth: 0 }).trimEnd();
  const [, quote = '', text = ''] = /^(["']?)(.*)\1$/s.exec(written) ?? [];
  return `${quote}\${${tabStop}:${text.replaceAll(/[\\$}]/g, '\\$&')}}${quote}`;
}
