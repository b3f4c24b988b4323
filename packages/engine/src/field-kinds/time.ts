import { explainTime } from './explain/explain-time.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A time of day. */
export const timeKind: FieldKindDefinition<'time'> = {
  explain: {
    text: explainTime,
    unquoted: (mismatch) => explainTime(mismatch, mismatch.written, 'a time from 00:00 to 23:59, such as "09:30"'),
  },
  resolve: ({ value }) => String(value),
  references: 'none',
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample: '"09:30"',
};
