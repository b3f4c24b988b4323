import { explainName } from './explain/explain-name.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A kebab-case name: an id, an anchor. */
export const nameKind: FieldKindDefinition<'name'> = {
  explain: { text: explainName, unquoted: 'add-quotes' },
  resolve: ({ value }) => String(value),
  references: 'none',
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample: 'a-name',
};
