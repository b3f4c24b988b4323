import { planOf } from '../schema/compile-plan.ts';
import { customKindOf } from '../schema/fields/field-kinds.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A field kind of the site. Its definition comes with the schema. */
export const customKind: FieldKindDefinition<'custom'> = {
  explain: 'by-schema',
  resolve: ({ mark, value, at }, context) =>
    customKindOf(mark).resolve(value, (message, hint) => context.report({ code: 'invalid-value', at, message, hint })),
  references: 'none',
  editor: {
    value: ({ fieldKind }, _, inside) => {
      const { editor, schema } = customKindOf(fieldKind);
      return editor === 'by-schema' ? inside(planOf(schema)) : editor;
    },
  },
  docs: (mark) => customKindOf(mark).docs,
  sample: ({ fieldKind }) => customKindOf(fieldKind).sample,
};
