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

/** Returns the first option of a union that accepts the value. Undefined when none does, and for other schemas. */
export const unionOption = (schema: unknown, value: unknown): unknown =>
  schema instanceof z.ZodUnion
    ? schema.options.find((option) => option instanceof z.ZodType && option.safeParse(value).success)
    : undefined;

/** Returns a schema with all its wrappers, outermost first. */
export const unwrapLevels = (schema: unknown): unknown[] => (isWrapper(schema) ? [schema, ...unwrapLevels(schema.unwrap())] : [schema]);

/** Returns the schema of a key or an index of `schema`. Undefined when it has none. */
export function childSchema(schema: unknown, step: PropertyKey): unknown {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodObject) return typeof step === 'string' && Object.hasOwn(inner.shape, step) ? inner.shape[step] : undefined;
  if (inner instanceof z.ZodArray) return inner.element;
  return undefined;
}

/** Returns the schema at a path in `schema`. Undefined when there is none. */
export function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(childSchema, schema);
}

/** Returns the field names of an object schema, in order. Empty for other schemas. */
export function fieldNames(schema: unknown): string[] {
  const inner = unwrapSchema(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** Returns the description of a field, from its wrappers or the schema inside. */
export function describeField(schema: unknown): string | undefined {
  if (schema instanceof z.ZodType && schema.description) return schema.description;
  const inner = unwrapSchema(schema);
  return inner instanceof z.ZodType ? inner.description : undefined;
}
