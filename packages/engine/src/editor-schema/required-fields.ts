import { z } from 'zod';
import { memoizeByKey } from '../cache/memoize.ts';
import { earlierNames } from '../content/validate/rename-fields.ts';
import { describeField } from '../content/validate/schema-walk.ts';
import { definitionOf } from '../field-kinds/index.ts';
import { when } from '../json-schema/conditions.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';
import { fieldKinds } from '../schema/fields/field-kinds.ts';
import { alternatives } from './alternatives.ts';

/** Returns the names of the required fields. */
export const requiredFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) =>
    field instanceof z.ZodType && !field.safeParse(undefined).success ? [name] : [],
  );

/** Returns a condition for each required field, with its own message. */
export const requiredFieldSchemas = (schema: z.ZodObject): JsonSchema[] => memoizeByKey(known, schema, () => createSchemas(schema));

const known = new WeakMap<z.ZodObject, JsonSchema[]>();

function createSchemas(schema: z.ZodObject): JsonSchema[] {
  const required = requiredFields(schema).map((name): JsonSchema => {
    const description = describeField(schema.shape[name]);
    const missing: JsonSchema = { required: [name], errorMessage: `"${name}" is missing.${description ? ` ${description}` : ''}` };
    return earlierNames(schema.shape[name]).reduceRight((otherwise, old) => when({ required: [old] }, {}, otherwise), missing);
  });
  const mark = fieldKinds.get(schema);
  const object = mark ? definitionOf(mark).editor.object : 'by-schema';
  return [...required, ...alternatives(schema), ...(object === 'by-schema' ? [] : object.conditions)];
}
