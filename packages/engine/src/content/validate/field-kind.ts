import { z } from 'zod';
import { type FieldKind, fieldKinds } from '../../schema/fields/field-kinds.ts';
import { unwrapSchema } from '../../schema/fields/unwrap-schema.ts';

const known = new WeakMap<object, { kind: FieldKind | undefined }>();

/** Returns the kind that a schema itself is registered with. Cached, because it is needed for every value. */
export function ownKind(schema: unknown): FieldKind | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const found = known.get(schema) ?? { kind: fieldKinds.get(schema) };
  known.set(schema, found);
  return found.kind;
}

/** Returns the kind of a field: of its schema, or of the first option of a union that has one. */
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
