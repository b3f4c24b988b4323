import { z } from 'zod';
import { recordsSchema } from './editor/record-schemas.ts';
import { notAccepted } from './explain/mismatch.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';
import { isPlaceholder } from './is-placeholder.ts';

/** Records of a collection: all of them, those of a list by its name, or chosen ones by their ids. */
export const recordsKind: FieldKindDefinition<'records'> = {
  explain: {
    text: (mismatch, found, accepted) => ({ ...notAccepted(mismatch, accepted), fix: mismatch.corrected(`[${found}]`) }),
    unquoted: 'add-quotes',
  },
  resolve: ({ mark, value, at }, context) => context.records(mark.collection, value, at),
  references: ({ mark: { collection }, value, at }) => {
    if (Array.isArray(value))
      return value.map((id: unknown, index) => ({ kind: 'record', target: `${collection}/${String(id)}`, path: [...at, index] }));
    const target = value === 'all' || isPlaceholder(value) ? collection : `${collection}/${String(value)}`;
    return [{ kind: 'records', target, path: at }];
  },
  editor: {
    value: ({ mark }, context) => ({ anyOf: [recordsSchema(mark.collection, context)] }),
    parent: 'nothing',
    object: 'by-schema',
  },
  docs: 'by-schema',
  sample: (schema) => (acceptsAll(schema) ? 'all' : '[the-id-of-a-record]'),
};

/** True when a schema has `all` as one of its literals. Another one may accept the word as the name of a list. */
const acceptsAll = (schema: unknown): boolean =>
  schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodLiteral);
