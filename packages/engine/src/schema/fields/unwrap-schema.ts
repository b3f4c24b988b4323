import { z } from 'zod';

type Wrapper = z.ZodOptional | z.ZodDefault | z.ZodPrefault | z.ZodNullable;

const isWrapper = (schema: unknown): schema is Wrapper =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable;

const insides = new WeakMap<object, unknown>();

/** Returns the schema inside of `optional`, `default`, `prefault` and `nullable`. Cached, because it is needed for every value. */
export function unwrapSchema(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const known = insides.get(schema);
  if (known !== undefined) return known;
  let inner: unknown = schema;
  while (isWrapper(inner)) inner = inner.unwrap();
  insides.set(schema, inner);
  return inner;
}

/** Returns a schema with all its wrappers, outermost first. */
export const unwrapLevels = (schema: unknown): unknown[] => (isWrapper(schema) ? [schema, ...unwrapLevels(schema.unwrap())] : [schema]);
