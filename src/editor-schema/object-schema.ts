import { z } from 'zod';
import { fieldKinds } from '../../schemas/fields/field-kinds.ts';
import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { accepts, kindOf } from '../content/validate/field-kind.ts';
import { earlierNames } from '../content/validate/rename-fields.ts';
import { describeField } from '../content/validate/schema-walk.ts';
import { alternatives } from './alternatives.ts';
import { allOf, demand, when } from './conditions.ts';
import { type EditorContext, fieldSchema } from './field-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { ownAnchors } from './link-schema.ts';
import { listLimits } from './list-limits.ts';
import { entriesInWords } from './number-schema.ts';
import { snippetOf } from './snippet.ts';

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

/** The fields that have to be there, each with its own words. */
export const neededFields = (schema: z.ZodObject): JsonSchema[] => memoizeByKey(needs, schema, () => needsOf(schema));

const needs = new WeakMap<z.ZodObject, JsonSchema[]>();

function needsOf(schema: z.ZodObject): JsonSchema[] {
  const needed = requiredFields(schema).map((name): JsonSchema => {
    const description = describeField(schema.shape[name]);
    const missing: JsonSchema = { required: [name], errorMessage: `"${name}" is missing.${description ? ` ${description}` : ''}` };
    return earlierNames(schema.shape[name]).reduceRight((otherwise, old) => when({ required: [old] }, {}, otherwise), missing);
  });
  return [...needed, ...alternatives(schema), ...(fieldKinds.get(schema)?.kind === 'image' ? [alternativeText] : [])];
}

const alternativeText: JsonSchema = {
  if: { required: ['decorative'] },
  else: {
    required: ['alt'],
    errorMessage: '"alt" is missing: a text that says what the picture shows, or "decorative: true" in its place.',
  },
};

export const requiredFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) =>
    field instanceof z.ZodType && !field.safeParse(undefined).success ? [name] : [],
  );

/** A list of values. */
export function listSchema(schema: z.ZodArray, context: EditorContext): JsonSchema {
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
