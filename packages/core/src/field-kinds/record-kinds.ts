import type { FieldPlan } from '../schema/field-plan.ts';
import { anyQuerySchema } from '../schema/fields/records.ts';
import { isPlaceholder } from '../text/placeholder.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import { recordSchema, recordsSchema } from './editor/reference-schemas.ts';
import { notAccepted } from './explain/mismatch.ts';
import type { FieldKindDefinition, NamedTarget } from './field-kind-definition.ts';

/** One record of a collection by its id. */
export const recordKind: FieldKindDefinition<'record'> = {
  explain: 'by-schema',
  resolve: ({ mark, value, at }, context) => context.record(mark, String(value), at),
  // A placeholder stands for every record that a page is made from.
  references: ({ mark: { collection }, value, at }) =>
    isPlaceholder(value)
      ? [{ kind: 'records', target: collection, path: at }]
      : [{ kind: 'record', target: `${collection}/${String(value)}`, path: at }],
  editor: {
    value: ({ fieldKind: { collection } }, context) => ({ anyOf: [recordSchema(collection, context)] }),
  },
  docs: 'by-schema',
  sample: 'the-id-of-a-record',
};

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
    value: ({ fieldKind }, context, inside) => ({ anyOf: [recordsSchema(fieldKind, context, inside)] }),
  },
  docs: 'by-schema',
  sample: (field) => (acceptsAll(field) ? 'all' : '[the-id-of-a-record]'),
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

/** True when a field has `all` as one of its literals. Another one may accept the word as the name of a list. */
const acceptsAll = (field: FieldPlan): boolean => field.shape === 'union' && field.options.some(({ shape }) => shape === 'literal');
