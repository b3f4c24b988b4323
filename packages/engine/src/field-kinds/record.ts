import { isPlaceholder } from '../text/placeholder.ts';
import { recordSchema } from './editor/record-schemas.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** One record of a collection by its id. */
export const recordKind: FieldKindDefinition<'record'> = {
  explain: 'by-schema',
  resolve: ({ mark, value, at }, context) => context.record(mark.collection, String(value), at),
  // A placeholder stands for every record that a page is made from.
  references: ({ mark: { collection }, value, at }) =>
    isPlaceholder(value)
      ? [{ kind: 'records', target: collection, path: at }]
      : [{ kind: 'record', target: `${collection}/${String(value)}`, path: at }],
  editor: {
    value: ({ mark }, context) => ({ anyOf: [recordSchema(mark.collection, context)] }),
    parent: 'nothing',
    object: 'by-schema',
  },
  docs: 'by-schema',
  sample: 'the-id-of-a-record',
};
