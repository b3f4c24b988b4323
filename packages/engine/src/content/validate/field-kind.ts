import { z } from 'zod';
import { type FieldKind, fieldKinds } from '../../schema/fields/field-kinds.ts';
import { unwrapSchema } from './schema-walk.ts';

const known = new WeakMap<object, { kind: FieldKind | undefined }>();

/** The mark of a schema itself. Looked up once: it is asked for at every value. */
export function ownKind(schema: unknown): FieldKind | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const found = known.get(schema) ?? { kind: fieldKinds.get(schema) };
  known.set(schema, found);
  return found.kind;
}

/** What a field's value stands for: its own mark, or that of a way to write it that its schema allows. */
export function kindOf(schema: unknown): FieldKind | undefined {
  const inner = unwrapSchema(schema);
  const own = ownKind(inner);
  if (own || !(inner instanceof z.ZodUnion)) return own;
  for (const option of inner.options) {
    const kind = kindOf(option);
    if (kind) return kind;
  }
  return undefined;
}

/** Whether a schema takes a value. */
export const accepts = (schema: unknown, value: unknown): boolean => schema instanceof z.ZodType && schema.safeParse(value).success;
