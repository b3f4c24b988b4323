import { z } from 'zod';
import { memoizeByKey } from '../../cache/memoize.ts';
import { unwrapSchema } from '../../schema/fields/unwrap-schema.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { ownKind } from './field-kind.ts';
import { childSchema, listPart, objectPart } from './schema-walk.ts';

/** A value in the place of a nested block: its path within the block around it, and the schemas of the types that may stand there. */
export type NestedEntry = { path: ValuePath; value: unknown; types: Readonly<Record<string, unknown>> };

const known = new WeakMap<z.ZodType, NestedEntry['types']>();

/** Returns the schemas of the types that may stand inside blocks of a schema, by name. Cached, because it is needed for every block. */
export function nestedTypes(schema: unknown): NestedEntry['types'] {
  const inner = unwrapSchema(schema);
  if (!(inner instanceof z.ZodType)) return {};
  const mark = ownKind(inner);
  if (mark) return mark.kind === 'block' ? mark.types : {};
  return memoizeByKey(known, inner, () => {
    const children: unknown[] = [...Object.values(objectPart(inner)?.shape ?? {}), listPart(inner)?.element];
    return Object.fromEntries(children.flatMap((child) => Object.entries(nestedTypes(child))));
  });
}

/** Finds the nested blocks in the fields of a block. They may be invalid. */
export const nestedEntries = (schema: unknown, value: unknown): NestedEntry[] =>
  Object.keys(nestedTypes(schema)).length > 0 ? entriesAt(schema, value, []) : [];

function entriesAt(schema: unknown, value: unknown, path: ValuePath): NestedEntry[] {
  const inner = unwrapSchema(schema);
  const mark = ownKind(inner);
  if (mark?.kind === 'block') return [{ path, value, types: mark.types }];
  if (mark || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => entriesAt(childSchema(inner, index), item, [...path, index]));
  return Object.entries(value).flatMap(([name, field]) => entriesAt(childSchema(inner, name), field, [...path, name]));
}

/** True when a path leads to a nested block or into it. */
export const isInNested = (path: readonly PropertyKey[], entries: readonly NestedEntry[]): boolean =>
  entries.some((entry) => entry.path.every((step, index) => step === path[index]));

/** Returns the schema of a nested block by its type. Undefined for other schemas, and for a type that may not stand there. */
export function schemaOfNested(schema: unknown, value: unknown): unknown {
  const mark = ownKind(unwrapSchema(schema));
  if (mark?.kind !== 'block' || typeof value !== 'object' || value === null) return undefined;
  const type: unknown = Reflect.get(value, 'type');
  return typeof type === 'string' && Object.hasOwn(mark.types, type) ? mark.types[type] : undefined;
}
