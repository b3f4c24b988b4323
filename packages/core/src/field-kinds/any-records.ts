import { allOf, type JsonSchema, knownNames, textValue, when } from '../json-schema/json-schema.ts';
import { type FieldPlan, fieldNames, objectIn } from '../schema/field-plan.ts';
import type { RecordSelection } from '../schema/fields/any-records.ts';
import { anyRecordSchema, listOfRecordsSchema, queryOf } from '../schema/fields/any-records.ts';
import { isPlaceholder } from '../text/placeholder.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import type { EditorContext } from './editor/editor-context.ts';
import type { FieldKindDefinition, NamedTarget, SchemaInside } from './field-kind-definition.ts';
import type { RecordName } from './resolve-context.ts';

/** Returns the selection that a value stands for. A name alone selects all records. */
function selectionOf(value: unknown): RecordSelection | undefined {
  const { data } = listOfRecordsSchema.safeParse(value);
  return typeof data === 'string' ? { of: data } : data;
}

/** Returns the record that a value names, and which of its fields are shown. */
function recordOf(value: unknown): (RecordName & { show?: string[] | undefined }) | undefined {
  const { data } = anyRecordSchema.safeParse(value);
  if (typeof data === 'object') return { ...data, id: String(data.id) };
  const [of, ...id] = data?.split('/') ?? [];
  return of === undefined ? undefined : { of, id: id.join('/') };
}

/** What all fields with a selection have in common. */
const ofSelection = {
  explain: 'by-schema',
  references: ({ value, at }: { value: unknown; at: ValuePath }): NamedTarget[] => {
    const selection = selectionOf(value);
    if (!selection) return [];
    const { of, only } = selection;
    if (only) return only.map((id, index) => ({ kind: 'record', target: `${of}/${id}`, path: [...at, 'only', index] }));
    return [{ kind: 'records', target: of, query: queryOf(selection), path: at }];
  },
  editor: {
    value: (field: FieldPlan, { schemas, definitions }: EditorContext, inside: SchemaInside) =>
      definitions.refer(`selection-of-${fieldNames(field).join('-')}`, () => {
        const name = knownNames(schemas.collectionNames, 'There is no type or collection with this name.');
        const selection = allOf([inside(objectIn(field)), { properties: { of: name } }]);
        return { type: ['string', 'object'], ...when({ type: 'object' }, selection, name) };
      }),
  },
  docs: () => 'the name of a type or a collection, or a [selection](types.md#show-records) such as `{ of: dishes, limit: 3 }`',
  sample: 'the-name-of-a-type',
} as const;

/** Records of any collection or type. */
export const anyRecordsKind: FieldKindDefinition<'anyRecords'> = {
  ...ofSelection,
  resolve: ({ mark: { byDate }, value, at, owner }, context) => {
    const selection = selectionOf(value);
    const isByDate = byDate && owner && Object.entries(byDate).every(([field, one]) => Reflect.get(owner, field) === one);
    return selection && context.anyRecords({ selection, at, isWhole: false, ...(isByDate && { isByDate }) });
  },
};

/** Records as options of a form. */
export const recordOptionsKind: FieldKindDefinition<'recordOptions'> = {
  ...ofSelection,
  resolve: ({ value, at }, context) => {
    const selection = selectionOf(value);
    return selection && context.recordOptions({ selection: { ...selection, show: selection.show ?? [] }, at, isWhole: false });
  },
};

/** The records before and after one of any collection or type. */
export const neighboursKind: FieldKindDefinition<'neighbours'> = {
  ...ofSelection,
  resolve: ({ mark, value, at, owner }, context) => {
    const selection = selectionOf(value);
    const record = owner && recordOf(Reflect.get(owner, mark.beside));
    return selection && record ? context.neighbours({ record, selection, at }) : {};
  },
  docs: () => 'the name of the type or the collection, or a [selection](types.md#show-records) such as `{ of: dishes, order: name }`',
};

/** Rejects other names of records, but not those with a placeholder: `dishes/{id}` is the record of the page. */
const knownRecords = (names: readonly (string | number)[], isComplete: boolean): JsonSchema =>
  when({ pattern: '\\{' }, {}, knownNames(names, 'There is no record with this name.', isComplete));

/** One record of any collection or type: `dishes/soup`. */
export const anyRecordKind: FieldKindDefinition<'anyRecord'> = {
  explain: 'by-schema',
  resolve: ({ mark: { isWhole }, value, at }, context) => {
    const record = recordOf(value);
    if (!record) return undefined;
    const { of, id, show } = record;
    const one = typeof value === 'string' ? 'text' : 'group';
    return context.anyRecords({ selection: { of, only: [id], show }, at, isWhole, one })?.records[0];
  },
  references: ({ value, at }) => {
    const record = recordOf(value);
    if (!record) return [];
    const { of, id } = record;
    if (isPlaceholder(id)) return [{ kind: 'records', target: of, path: at }];
    return [{ kind: 'record', target: `${of}/${id}`, path: typeof value === 'string' ? at : [...at, 'id'] }];
  },
  editor: {
    value: (field, { targets, schemas, definitions }, inside) =>
      definitions.refer('any-record', () => {
        const names = [...targets.records].flatMap(([name, { ids }]) => ids.map((id) => `${name}/${id}`));
        const isComplete = [...targets.records.values()].every((one) => one.isComplete);
        const text = { ...textValue, allOf: [knownRecords(names, isComplete)] };
        const of = knownNames(schemas.collectionNames, 'There is no type or collection with this name.');
        const ids = [...targets.records].map(([name, one]) =>
          when({ required: ['of'], properties: { of: { const: name } } }, { properties: { id: knownRecords(one.ids, one.isComplete) } }),
        );
        const group = allOf([inside(objectIn(field)), { properties: { of } }, ...ids]);
        return { type: ['string', 'object'], ...when({ type: 'object' }, group, text) };
      }),
  },
  docs: () =>
    'a type or a collection and the id of a record, such as `dishes/soup`; on the page of a record `dishes/{id}`. With the fields that are shown: `{ of: dishes, id: soup, show: [price] }`',
  sample: 'the-name-of-a-type/the-id-of-a-record',
};
