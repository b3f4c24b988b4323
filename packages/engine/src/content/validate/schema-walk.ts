import { z } from 'zod';

type Wrapper = z.ZodOptional | z.ZodDefault | z.ZodPrefault | z.ZodNullable;

const isWrapper = (schema: unknown): schema is Wrapper =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable;

const insides = new WeakMap<object, unknown>();

/** The schema inside `optional`, `default`, `prefault`, `nullable` and the like. Found once: it is asked for at every value. */
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

/** A schema with all its wrappers, outermost first. */
export const unwrapLevels = (schema: unknown): unknown[] => (isWrapper(schema) ? [schema, ...unwrapLevels(schema.unwrap())] : [schema]);

/** The schema of a key or an index of `schema`; undefined where it has none. */
export function childSchema(schema: unknown, step: PropertyKey): unknown {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodObject) return typeof step === 'string' && Object.hasOwn(inner.shape, step) ? inner.shape[step] : undefined;
  if (inner instanceof z.ZodArray) return inner.element;
  return undefined;
}

/** The schema at a path below `schema`; undefined where the path leaves it. */
export function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(childSchema, schema);
}

/** The names of the fields of an object schema, in reading order; none for other schemas. */
export function fieldNames(schema: unknown): string[] {
  const inner = unwrapSchema(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** The sentence that describes a field, looked for outside and inside of its wrappers. */
export function describeField(schema: unknown): string | undefined {
  if (schema instanceof z.ZodType && schema.description) return schema.description;
  const inner = unwrapSchema(schema);
  return inner instanceof z.ZodType ? inner.description : undefined;
}
