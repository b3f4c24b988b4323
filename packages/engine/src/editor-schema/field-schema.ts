import { z } from 'zod';
import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { accepts, kindOf } from '../content/validate/field-kind.ts';
import { earlierNames } from '../content/validate/rename-fields.ts';
import { describeField, unwrapSchema } from '../content/validate/schema-walk.ts';
import { fieldKinds } from '../schema/fields/field-kinds.ts';
import { acceptedWords } from './accepted-words.ts';
import { allOf, demand } from './conditions.ts';
import type { EditorContext } from './editor-context.ts';
import type { JsonSchema } from './json-schema.ts';
import { linkSchema, ownAnchors } from './link-schema.ts';
import { listLimits } from './list-limits.ts';
import { known } from './names.ts';
import { entriesInWords } from './number-schema.ts';
import { filmSchema, namedIconSchema, pictureSchema, recordSchema, recordsSchema } from './own-schemas.ts';
import { neededFields, requiredFields } from './required-fields.ts';
import { choice, scalarSchema, text, writeInstead } from './scalar-schema.ts';
import { snippetOf } from './snippet.ts';

/** The JSON Schema of a field: what zod says of it, in words for authors, with what this site has to choose from. */
export function fieldSchema(schema: unknown, context: EditorContext): JsonSchema {
  const description = describeField(schema);
  const fallback = defaultOf(schema);
  const inner = valueSchema(unwrapSchema(schema), context);
  return {
    ...(description && { description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(context.isTemplate && !hasParts(inner) ? { anyOf: [inner, placeholder] } : inner),
  };
}

const placeholder: JsonSchema = { type: 'string', pattern: '\\{[A-Za-z]\\w*\\}' };

/** Lists and groups of fields hold placeholders inside, and are none themselves. */
const hasParts = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array';

/** A default that fits on the line of its field; longer ones would be written out by the editor. */
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
  return ownKind(schema, context) ?? plainSchema(schema, context);
}

/** Fields that name something of the site. */
function ownKind(schema: z.ZodType, context: EditorContext): JsonSchema | undefined {
  const mark = fieldKinds.get(schema);
  switch (mark?.kind) {
    case 'href':
      return linkSchema(schema, context);
    case 'media':
      return { ...text, allOf: [pictureSchema(context)] };
    case 'video':
      return { ...text, allOf: [filmSchema(context)] };
    case 'icon':
      return { ...text, allOf: [namedIconSchema(context)] };
    case 'file': {
      const fitting = context.own.media.filter((path) => schema.safeParse(path).success);
      return { ...text, ...known(fitting, `There is no such file in media/. Write ${acceptedWords(schema) ?? 'the name of a file'}.`) };
    }
    case 'record':
      return { anyOf: [recordSchema(mark.collection, context)] };
    case 'records':
      return { anyOf: [recordsSchema(mark.collection, context)] };
    case 'text':
    case 'rich':
      return { ...text, pattern: '\\S' };
    default:
      return undefined;
  }
}

function plainSchema(schema: z.ZodType, context: EditorContext): JsonSchema {
  if (schema instanceof z.ZodObject) return objectSchema(schema, context);
  if (schema instanceof z.ZodArray) return listSchema(schema, context);
  if (schema instanceof z.ZodEnum) return choice(schema.options);
  if (schema instanceof z.ZodLiteral) return choice([...schema.values]);
  if (schema instanceof z.ZodUnion) {
    const errorMessage = writeInstead(schema);
    return { anyOf: schema.options.map((option: unknown) => ({ ...valueSchema(option, context), ...errorMessage })) };
  }
  return memoizeByKey(scalars, schema, () => scalarSchema(schema));
}

const scalars = new WeakMap<z.ZodType, JsonSchema>();

/**
 * A group of fields. Each demand stands in a part of its own, because the words for what is wrong belong to a part:
 * an unknown field, and every field that is missing.
 */
export function objectSchema(schema: z.ZodObject, context: EditorContext): JsonSchema {
  const names = Object.keys(schema.shape).join(', ');
  return {
    type: 'object',
    errorMessage: `Fields belong here, each on a line of its own: ${names}.`,
    defaultSnippets: [{ label: requiredFields(schema).join(', ') || names, body: snippetOf(schema) }],
    allOf: [knownFields(schema, context), ...neededFields(schema)],
  };
}

/** The fields that there are, and no others. */
export function knownFields(schema: z.ZodObject, context: EditorContext): JsonSchema {
  const names = Object.keys(schema.shape);
  return {
    properties: Object.fromEntries(Object.entries(schema.shape).flatMap(([name, field]) => withOldNames(name, field, context))),
    additionalProperties: false,
    errorMessage: `There is no field of this name here. Fields: ${names.join(', ')}.`,
    ...allOf(Object.entries(schema.shape).flatMap(([name, field]) => (mayBeAnchor(field) ? [ownAnchors(name, context)] : []))),
  };
}

/** A field under its name, and under those that it once had. */
function withOldNames(name: string, field: unknown, context: EditorContext): [string, JsonSchema][] {
  const present = fieldSchema(field, context);
  const old = earlierNames(field).map((one): [string, JsonSchema] => [
    one,
    { ...present, deprecationMessage: `"${one}" is called "${name}" now.` },
  ]);
  return [[name, present], ...old];
}

/** A list of values. */
function listSchema(schema: z.ZodArray, context: EditorContext): JsonSchema {
  const count = listLimits(schema);
  const errorMessage = `A list${entriesInWords(count)} belongs here: start each entry with "- ".`;
  return {
    type: 'array',
    errorMessage,
    ...demand(count, errorMessage),
    allOf: [{ items: fieldSchema(schema.element, context) }],
  };
}

const mayBeAnchor = (field: unknown): boolean => kindOf(field)?.kind === 'href' && accepts(field, '#a');
