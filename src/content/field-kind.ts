import { z } from 'zod';
import { type FieldKind, fieldKinds } from '../../schemas/fields/field-kinds.ts';
import { unwrapSchema } from './schema-walk.ts';

/** What a field's value stands for: its own mark, or that of a way to write it that its schema allows. */
export function kindOf(schema: unknown): FieldKind | undefined {
  const inner = unwrapSchema(schema);
  if (!(inner instanceof z.ZodType)) return undefined;
  const own = fieldKinds.get(inner);
  if (own || !(inner instanceof z.ZodUnion)) return own;
  for (const option of inner.options) {
    const kind = kindOf(option);
    if (kind) return kind;
  }
  return undefined;
}

/** Whether a schema takes a value. */
export const accepts = (schema: unknown, value: unknown): boolean => schema instanceof z.ZodType && schema.safeParse(value).success;
