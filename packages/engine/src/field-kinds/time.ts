import { explainTime } from './explain/explain-time.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A time of day. */
export const timeKind: FieldKindDefinition<'time'> = {
  explain: {
    text: explainTime,
    unquoted: (mismatch, accepted) => explainTime(mismatch, mismatch.written, accepted),
  },
  resolve: ({ value }) => String(value),
  references: 'none',
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample: '"09:30"',
};
