import { allOf, knownNames, textValue, when } from '../json-schema/json-schema.ts';
import { type FieldPlan, objectIn, planIn } from '../schema/field-plan.ts';
import type { RecordSelection } from '../schema/fields/any-records.ts';
import { listOfRecordsSchema, queryOf } from '../schema/fields/any-records.ts';
import { isPlaceholder } from '../text/placeholder.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import type { EditorContext } from './editor/editor-context.ts';
import type { FieldKindDefinition, NamedTarget, SchemaInside } from './field-kind-definition.ts';

/** Returns the selection that a value stands for. A name alone selects all records. */
function selectionOf(value: unknown): RecordSelection | undefined {
  const { data } = listOfRecordsSchema.safeParse(value);
  return typeof data === 'string' ? { of: data } : data;
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
      definitions.refer(planIn(field, 'visitors') ? 'list-of-records' : 'any-records', () => {
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
  resolve: ({ value, at }, context) => {
    const selection = selectionOf(value);
    return selection && context.anyRecords({ selection, at, isWhole: false });
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

/** One record of any collection or type: `dishes/soup`. */
export const anyRecordKind: FieldKindDefinition<'anyRecord'> = {
  explain: 'by-schema',
  resolve: ({ value, at }, context) => {
    const [of = '', ...rest] = String(value).split('/');
    const found = context.anyRecords({ selection: { of, only: [rest.join('/')] }, at, isWhole: true });
    const [record] = found?.records ?? [];
    return record;
  },
  references: ({ value, at }) => {
    const [of = '', id = ''] = String(value).split('/');
    return [isPlaceholder(id) ? { kind: 'records', target: of, path: at } : { kind: 'record', target: String(value), path: at }];
  },
  editor: {
    value: (_, { targets, definitions }) =>
      definitions.refer('any-record', () => {
        const names = [...targets.records].flatMap(([name, { ids }]) => ids.map((id) => `${name}/${id}`));
        const isComplete = [...targets.records.values()].every((one) => one.isComplete);
        return { ...textValue, allOf: [knownNames(names, 'There is no record with this name.', isComplete)] };
      }),
  },
  docs: () => 'a type or a collection and the id of a record, such as `dishes/soup`; on the page of a record `dishes/{id}`',
  sample: 'the-name-of-a-type/the-id-of-a-record',
};
