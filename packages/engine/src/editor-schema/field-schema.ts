import { z } from 'zod';
import { memoizeByKey } from '../cache/memoize.ts';
import { kindOf } from '../content/validate/field-kind.ts';
import { earlierNames } from '../content/validate/rename-fields.ts';
import { describeField } from '../content/validate/schema-walk.ts';
import type { EditorContext } from '../field-kinds/editor/editor-context.ts';
import { definitionOf } from '../field-kinds/index.ts';
import { allOf, demand } from '../json-schema/conditions.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';
import { fieldKinds } from '../schema/fields/field-kinds.ts';
import { unwrapSchema } from '../schema/fields/unwrap-schema.ts';
import { placeholderSource } from '../text/placeholder.ts';
import { listLimits } from './list-limits.ts';
import { entriesInWords } from './number-schema.ts';
import { requiredFieldSchemas, requiredFields } from './required-fields.ts';
import { choice, scalarSchema, writeInstead } from './scalar-schema.ts';
import { snippetOf } from './snippet.ts';

/** Returns the JSON Schema of a field: the rules of its zod schema, with messages for authors and the choices of this site. */
export function fieldSchema(schema: unknown, context: EditorContext): JsonSchema {
  const description = describeField(schema);
  const fallback = defaultOf(schema);
  const inner = valueSchema(unwrapSchema(schema), context);
  return {
    ...(description && { description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(context.isTemplate && (kindOf(schema)?.kind === 'image' || !hasParts(inner)) ? { anyOf: [inner, placeholder] } : inner),
  };
}

const placeholder: JsonSchema = { type: 'string', pattern: placeholderSource };

/** True for lists and objects, which contain placeholders but cannot be one. Except pictures. */
const hasParts = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array';

/** Returns a default that fits on the line of its field. The editor would insert a longer one in full. */
function defaultOf(schema: unknown): string | number | boolean | undefined {
  if (schema instanceof z.ZodOptional) return defaultOf(schema.unwrap());
  if (!(schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)) return undefined;
  const { defaultValue } = schema.def;
  return typeof defaultValue === 'string' || typeof defaultValue === 'number' || typeof defaultValue === 'boolean'
    ? defaultValue
    : undefined;
}

function valueSchema(schema: unknown, context: EditorContext): JsonSchema {
  if (!(schema instanceof z.ZodType)) return {};
  const mark = fieldKinds.get(schema);
  const value = mark ? definitionOf(mark).editor.value : 'by-schema';
  return mark && value !== 'by-schema'
    ? value({ mark, schema }, context, (inner) => fieldSchema(inner, context))
    : plainSchema(schema, context);
}

function plainSchema(schema: z.ZodType, context: EditorContext): JsonSchema {
  if (schema instanceof z.ZodObject) return objectSchema(schema, context);
  if (schema instanceof z.ZodArray) return listSchema(schema, context);
  if (schema instanceof z.ZodRecord) return recordSchema(schema, context);
  if (schema instanceof z.ZodEnum) return choice(schema.options);
  if (schema instanceof z.ZodLiteral) return choice([...schema.values]);
  if (schema instanceof z.ZodUnion) {
    const errorMessage = writeInstead(schema);
    return { anyOf: schema.options.map((option: unknown) => ({ ...valueSchema(option, context), ...errorMessage })) };
  }
  return memoizeByKey(scalars, schema, () => scalarSchema(schema));
}

/** Returns the schema of a group whose names are free. */
const recordSchema = (schema: z.ZodRecord, context: EditorContext): JsonSchema => ({
  type: 'object',
  errorMessage: 'Write names of your own, each on its own line, with a group of fields after the colon.',
  additionalProperties: fieldSchema(schema.valueType, context),
});

const scalars = new WeakMap<z.ZodType, JsonSchema>();

/**
 * Returns the schema of an object. Each condition is an entry of `allOf`, because a message applies to a whole entry: one
 * for unknown fields, and one for each missing field.
 */
export function objectSchema(schema: z.ZodObject, context: EditorContext): JsonSchema {
  const names = Object.keys(schema.shape).join(', ');
  return {
    type: 'object',
    errorMessage: `Write fields, each on its own line: ${names}.`,
    defaultSnippets: [{ label: requiredFields(schema).join(', ') || names, body: snippetOf(schema) }],
    allOf: [knownFields(schema, context), ...requiredFieldSchemas(schema)],
  };
}

/** Returns the schema of the fields of an object. Rejects unknown fields. */
export function knownFields(schema: z.ZodObject, context: EditorContext): JsonSchema {
  const names = Object.keys(schema.shape);
  return {
    properties: Object.fromEntries(Object.entries(schema.shape).flatMap(([name, field]) => withOldNames(name, field, context))),
    additionalProperties: false,
    errorMessage: `There is no field with this name here. Fields: ${names.join(', ')}.`,
    ...allOf(Object.entries(schema.shape).flatMap(([name, field]) => parentSchemas(name, field, context))),
  };
}

/** Returns a field with its name and with its earlier names. */
function withOldNames(name: string, field: unknown, context: EditorContext): [string, JsonSchema][] {
  const present = fieldSchema(field, context);
  const old = earlierNames(field).map((one): [string, JsonSchema] => [
    one,
    { ...present, deprecationMessage: `"${one}" was renamed to "${name}".` },
  ]);
  return [[name, present], ...old];
}

/** Returns the schema of a list of values. */
function listSchema(schema: z.ZodArray, context: EditorContext): JsonSchema {
  const count = listLimits(schema);
  const errorMessage = `Write a list${entriesInWords(count)}. Start each entry with "- ".`;
  return {
    type: 'array',
    errorMessage,
    ...demand(count, errorMessage),
    allOf: [{ items: fieldSchema(schema.element, context) }],
  };
}

/** Returns the schemas that the kind of a field adds to the object with the field. */
function parentSchemas(name: string, schema: unknown, context: EditorContext): JsonSchema[] {
  const mark = kindOf(schema);
  const parent = mark ? definitionOf(mark).editor.parent : 'nothing';
  return parent === 'nothing' ? [] : parent({ name, schema }, context);
}
