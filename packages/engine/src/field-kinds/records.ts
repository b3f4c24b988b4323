import { z } from 'zod';
import { anyQuerySchema } from '../schema/fields/record-query.ts';
import { isPlaceholder } from '../text/placeholder.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import { recordsSchema } from './editor/record-schemas.ts';
import { notAccepted } from './explain/mismatch.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import type { NamedTarget } from './named-target.ts';

/** Records of a collection: all of them, those of a list by its name, those of a query, or a list of ids and of records written here. */
export const recordsKind: FieldKindDefinition<'records'> = {
  explain: {
    text: (mismatch, found, accepted) => ({ ...notAccepted(mismatch, accepted), fix: mismatch.corrected(`[${found}]`) }),
    unquoted: 'add-quotes',
  },
  resolve: ({ mark: { collection, item, mayBeEmpty }, value, at }, context) =>
    context.records({ collection, item, chosen: value, mayBeEmpty, at }),
  references: ({ mark: { collection, item }, value, at }, inside) => {
    if (Array.isArray(value))
      return value.flatMap((entry: unknown, index): NamedTarget[] => {
        const path = [...at, index];
        if (typeof entry === 'object') return inside(item, entry, path);
        return [{ kind: 'record', target: `${collection}/${String(entry)}`, path }];
      });
    if (typeof value === 'object' && value !== null)
      return [
        referenceOfQuery(collection, value, at),
        ...fieldsOf(value, at).flatMap(({ field, path }) => withPath(inside(item, field, at), path)),
      ];
    if (isPlaceholder(value)) return [{ kind: 'records', target: collection, path: at }];
    if (value === 'all') return [{ kind: 'records', target: collection, query: {}, path: at }];
    return [{ kind: 'records', target: `${collection}/${String(value)}`, query: { list: String(value) }, path: at }];
  },
  editor: {
    value: ({ mark }, context, inside) => ({ anyOf: [recordsSchema(mark, context, inside)] }),
    parent: 'nothing',
    object: 'by-schema',
  },
  docs: 'by-schema',
  sample: (schema) => (acceptsAll(schema) ? 'all' : '[the-id-of-a-record]'),
};

/** Returns the reference of a query. One that is not valid, or has a placeholder, may mean every record. */
function referenceOfQuery(collection: string, value: object, at: ValuePath): NamedTarget {
  const query = Object.values(value).flat().some(isPlaceholder) ? undefined : anyQuerySchema.safeParse(value).data;
  return { kind: 'records', target: collection, path: at, ...(query && { query }) };
}

/** Returns each value of a query as a record with that field alone, and its path. */
const fieldsOf = (query: object, at: ValuePath): { field: object; path: ValuePath }[] =>
  Object.entries(query).flatMap(([name, written]: [string, unknown]) =>
    Array.isArray(written)
      ? written.map((one: unknown, index) => ({ field: { [name]: one }, path: [...at, name, index] }))
      : [{ field: { [name]: written }, path: [...at, name] }],
  );

const withPath = (targets: readonly NamedTarget[], path: ValuePath): NamedTarget[] => targets.map((target) => ({ ...target, path }));

/** True when a schema has `all` as one of its literals. Another one may accept the word as the name of a list. */
const acceptsAll = (schema: unknown): boolean =>
  schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodLiteral);
