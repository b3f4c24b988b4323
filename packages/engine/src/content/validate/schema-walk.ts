import { z } from 'zod';
import { unwrapLevels, unwrapSchema } from '../../schema/fields/unwrap-schema.ts';

/** Returns the first option of a union that accepts the value. Undefined when none does, and for other schemas. */
export const unionOption = (schema: unknown, value: unknown): unknown =>
  schema instanceof z.ZodUnion
    ? schema.options.find((option) => option instanceof z.ZodType && option.safeParse(value).success)
    : undefined;

/** Returns the object schema of a schema: the schema itself, or the first object among the options of a union. */
export function objectPart(schema: unknown): z.ZodObject | undefined {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodUnion) return inner.options.find((option) => option instanceof z.ZodObject);
  return inner instanceof z.ZodObject ? inner : undefined;
}

/** Returns the list schema of a schema: the schema itself, or the first list among the options of a union. */
export function listPart(schema: unknown): z.ZodArray | undefined {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodUnion) return inner.options.find((option) => option instanceof z.ZodArray);
  return inner instanceof z.ZodArray ? inner : undefined;
}

/** Returns the schema of a key or an index of `schema`. Undefined when it has none. */
export function childSchema(schema: unknown, step: PropertyKey): unknown {
  if (typeof step === 'number') return listPart(schema)?.element;
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodRecord) return inner.valueType;
  const shape = objectPart(schema)?.shape;
  return typeof step === 'string' && shape && Object.hasOwn(shape, step) ? shape[step] : undefined;
}

/** Returns the schema at a path in `schema`. Undefined when there is none. */
export function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(childSchema, schema);
}

/** Returns the field names of an object schema, in order. Empty for other schemas. */
export const fieldNames = (schema: unknown): string[] => Object.keys(objectPart(schema)?.shape ?? {});

/** Returns the description of a field, from its outermost wrapper that has one, or the schema inside. */
export const describeField = (schema: unknown): string | undefined =>
  unwrapLevels(schema)
    .map((level) => (level instanceof z.ZodType ? level.description : undefined))
    .find(Boolean);
