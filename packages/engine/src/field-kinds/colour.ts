import { explainColour } from './explain/explain-colour.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A colour such as `#c8371f`. */
export const colourKind: FieldKindDefinition<'colour'> = {
  explain: {
    text: (mismatch, _, accepted) => explainColour(mismatch, accepted),
    // YAML reads 123456 as a number.
    unquoted: (mismatch) => explainColour(mismatch, 'a colour such as "#c8371f", in quotes'),
  },
  resolve: ({ value }) => String(value),
  references: 'none',
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample: '"#c8371f"',
};
