import { explainDate } from './explain/explain-date.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A day, or a day and a time. */
export const dateKind: FieldKindDefinition<'date'> = {
  explain: { text: explainDate, unquoted: (mismatch, accepted) => explainDate(mismatch, mismatch.written, accepted) },
  resolve: ({ mark: { deadline }, value, at }, context) => {
    const date = String(value);
    if (deadline) context.addDeadline(date, at);
    return date;
  },
  references: 'none',
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample: '"2025-05-01"',
};
