import { z } from 'zod';
import { customKindOf } from '../schema/fields/custom-kind.ts';
import { fieldKinds } from '../schema/fields/field-kinds.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** A field kind of the site. Its definition comes with the schema. */
export const customKind: FieldKindDefinition<'custom'> = {
  explain: 'by-schema',
  resolve: ({ mark, value, at }, context) =>
    customKindOf(mark).resolve(value, (message, hint) => context.report({ code: 'invalid-value', at, message, hint })),
  references: 'none',
  editor: {
    value: ({ mark }, _, inside) => {
      const { editor, schema } = customKindOf(mark);
      return editor === 'by-schema' ? inside(schema) : editor;
    },
    parent: 'nothing',
    object: 'by-schema',
  },
  docs: (mark) => customKindOf(mark).docs,
  sample: (schema) => {
    const mark = schema instanceof z.ZodType ? fieldKinds.get(schema) : undefined;
    if (mark?.kind !== 'custom') throw new Error('A schema without a custom kind has no such sample. This is a bug in Pagewright.');
    return customKindOf(mark).sample;
  },
};
