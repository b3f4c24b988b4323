import { explainPath } from './explain/explain-path.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** The path of a page. It defines the page's URL and is not a reference. */
export const pathKind: FieldKindDefinition<'path'> = {
  explain: { text: explainPath, unquoted: 'add-quotes' },
  resolve: ({ value }) => String(value),
  references: 'none',
  editor: { value: 'by-schema', parent: 'nothing', object: 'by-schema' },
  docs: 'by-schema',
  sample: '/your-page',
};
