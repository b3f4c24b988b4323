import { demand, when } from '../../json-schema/conditions.ts';
import type { JsonSchema } from '../../json-schema/json-schema.ts';
import { knownNames } from '../../json-schema/names.ts';
import type { FieldKind } from '../../schema/fields/field-kinds.ts';
import type { SchemaInside } from '../field-kind-definition.ts';
import type { EditorContext, TargetRecords } from './editor-context.ts';

/** The id of a record. */
export function recordSchema(collection: string, { targets, definitions }: EditorContext): JsonSchema {
  return definitions.refer(`record-${collection}`, () => recordIdSchema(collection, targets.records.get(collection) ?? unknown));
}

/** `all`, the name of a list where there are lists, a list of ids and of records, or a query. */
export function recordsSchema(mark: FieldKind<'records'>, context: EditorContext, inside: SchemaInside): JsonSchema {
  const { collection, item, query, mayBeEmpty } = mark;
  const name = `${context.isTemplate ? 'template-' : ''}records-${mayBeEmpty ? 'or-none-' : ''}${collection}`;
  return context.definitions.refer(name, () => {
    const { lists, isComplete } = context.targets.records.get(collection) ?? unknown;
    const isListed = context.schemas.hasLists(collection);
    const list = isListed ? `, the name of a list in collections/${collection}.yaml` : '';
    const errorMessage = `Write "all"${list}, a list of ids and of entries, each with "- " before it, or a query such as { limit: 3 }.`;
    return {
      type: ['string', 'array', 'object'],
      errorMessage,
      ...(!mayBeEmpty && demand({ minItems: 1 }, errorMessage)),
      allOf: [
        knownNames(['all', ...lists], errorMessage, isComplete || !isListed),
        { items: when({ type: 'object' }, inside(item), recordSchema(collection, context)) },
        when({ type: 'object' }, inside(query)),
      ],
    };
  });
}

const unknown: TargetRecords = { ids: [], lists: [], isComplete: false };

function recordIdSchema(collection: string, { ids, isComplete }: TargetRecords): JsonSchema {
  const errorMessage = `There is no record with this id in collections/${collection}.yaml.`;
  // `pattern` does not apply to ids that are written as numbers.
  const written = ids.map(Number).filter(Number.isInteger);
  const numbers = when({ type: 'integer' }, { errorMessage, ...(written.length > 0 ? { enum: written } : { type: 'string' }) });
  return {
    type: ['string', 'integer'],
    errorMessage: `Write the id of a record in collections/${collection}.yaml.`,
    allOf: [knownNames(ids, errorMessage, isComplete), ...(isComplete ? [numbers] : [])],
  };
}
