import { definitionOf } from '../../field-kinds/index.ts';
import type { ResolveContext } from '../../field-kinds/resolve-context.ts';
import { unwrapSchema } from '../../schema/fields/unwrap-schema.ts';
import { sharedPath } from '../../yaml/shared-path.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { ownKind } from '../validate/field-kind.ts';
import { childSchema, unionOption } from '../validate/schema-walk.ts';

/**
 * Replaces the references in a validated value by data. Walks value and schema together; the field kinds tell which
 * values are references. Reports problems to the context; a value with a problem resolves to undefined.
 */
export function resolveValue(schema: unknown, value: unknown, path: ValuePath, context: ResolveContext): unknown {
  if (value === undefined) return undefined;
  const inner = unwrapSchema(schema);
  const mark = ownKind(inner);
  if (mark) return definitionOf(mark).resolve({ mark, value, at: sharedPath(path) }, context);
  const option = unionOption(inner, value);
  if (option) return resolveValue(option, value, path, context);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => resolveValue(childSchema(inner, index), item, [...path, index], context));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, resolveValue(childSchema(inner, key), field, [...path, key], context)]),
  );
}
