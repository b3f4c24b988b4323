import { z } from 'zod';
import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { earlierNames } from '../content/validate/rename-fields.ts';
import { describeField } from '../content/validate/schema-walk.ts';
import { definitionOf } from '../field-kinds/index.ts';
import { when } from '../json-schema/conditions.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';
import { fieldKinds } from '../schema/fields/field-kinds.ts';
import { alternatives } from './alternatives.ts';

export const requiredFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) =>
    field instanceof z.ZodType && !field.safeParse(undefined).success ? [name] : [],
  );

/** The fields that have to be there, each with its own words. */
export const neededFields = (schema: z.ZodObject): JsonSchema[] => memoizeByKey(needs, schema, () => needsOf(schema));

const needs = new WeakMap<z.ZodObject, JsonSchema[]>();

function needsOf(schema: z.ZodObject): JsonSchema[] {
  const needed = requiredFields(schema).map((name): JsonSchema => {
    const description = describeField(schema.shape[name]);
    const missing: JsonSchema = { required: [name], errorMessage: `"${name}" is missing.${description ? ` ${description}` : ''}` };
    return earlierNames(schema.shape[name]).reduceRight((otherwise, old) => when({ required: [old] }, {}, otherwise), missing);
  });
  const mark = fieldKinds.get(schema);
  const object = mark ? definitionOf(mark).editor.object : 'by-schema';
  return [...needed, ...alternatives(schema), ...(object === 'by-schema' ? [] : object.conditions)];
}
