import { demand, when } from '../../json-schema/conditions.ts';
import type { JsonSchema } from '../../json-schema/json-schema.ts';
import { knownNames } from '../../json-schema/names.ts';
import type { EditorContext, TargetRecords } from './editor-context.ts';

/** The id of a record. */
export function recordSchema(collection: string, { targets, definitions }: EditorContext): JsonSchema {
  return definitions.refer(`record-${collection}`, () => recordIdSchema(collection, targets.records.get(collection) ?? unknown));
}

/** `all`, the name of a list where there are lists, or a list of ids. */
export function recordsSchema(collection: string, context: EditorContext): JsonSchema {
  return context.definitions.refer(`records-${collection}`, () => {
    const { lists, isComplete } = context.targets.records.get(collection) ?? unknown;
    const isListed = context.schemas.hasLists(collection);
    const list = isListed ? `, the name of a list in collections/${collection}.yaml` : '';
    const errorMessage = `Write "all"${list}, or a list of ids, each with "- " before it.`;
    return {
      type: ['string', 'array'],
      errorMessage,
      ...demand({ minItems: 1 }, errorMessage),
      allOf: [knownNames(['all', ...lists], errorMessage, isComplete || !isListed), { items: recordSchema(collection, context) }],
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
