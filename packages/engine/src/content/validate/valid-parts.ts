import { z } from 'zod';
import { unwrapSchema } from '../../schema/fields/unwrap-schema.ts';
import { ownKind } from './field-kind.ts';
import { childSchema } from './schema-walk.ts';

/**
 * Returns the parts of a value that their schemas accept, each at its place, so that their references can be checked
 * although another part of the value is wrong. The others are undefined.
 */
export function validParts(schema: unknown, value: unknown): unknown {
  if (value === undefined || !(schema instanceof z.ZodType)) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const inner = unwrapSchema(schema);
  const kind = ownKind(inner)?.kind;
  const isWhole = kind !== undefined && !(inner instanceof z.ZodObject) && !(kind === 'records' && Array.isArray(value));
  if (isWhole || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((item: unknown, index) => validParts(childSchema(inner, index), item));
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, validParts(childSchema(inner, name), field)]));
}
