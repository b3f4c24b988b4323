import { siteCodeFailure } from '../problems/unexpected-failure.ts';
import { planOf } from '../schema/compile-plan.ts';
import { customKindOf } from '../schema/fields/field-kinds.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** Returns the name of the field with the value at a path; that of the list, for an entry of a list. */
const fieldOf = (at: ValuePath): string => String(at.findLast((step) => typeof step === 'string') ?? '');

/** A field kind of the site. Its definition comes with the schema. */
export const customKind: FieldKindDefinition<'custom'> = {
  explain: 'by-schema',
  resolve: ({ mark, value, at }, context) => {
    let isReported = false;
    const kind = customKindOf(mark);
    const data = context.resolveWhole(planOf(kind.schema), value, at);
    // What it refers to is missing, which is reported.
    if (data === undefined) return undefined;
    try {
      const result = kind.resolve(data, (message, hint) => {
        isReported = true;
        context.report({ code: 'invalid-value', at, message, hint });
      });
      if (result instanceof Promise) {
        // Nobody waits for it.
        result.catch(() => undefined);
        throw new Error('it returned a promise. Return the data itself.');
      }
      if (result === undefined && !isReported) throw new Error('it returned nothing and reported nothing.');
      return result;
    } catch (error) {
      context.report({
        ...siteCodeFailure(`resolve of the field kind of "${fieldOf(at)}" (${kind.docs})`, error, context.host.placeInCode),
        at,
      });
      return undefined;
    }
  },
  references: ({ mark, value, at }, inside) => inside(planOf(customKindOf(mark).schema), value, at),
  editor: {
    value: ({ fieldKind }, _, inside) => {
      const { editor, schema } = customKindOf(fieldKind);
      return editor === 'by-schema' ? inside(planOf(schema)) : editor;
    },
  },
  docs: (mark) => customKindOf(mark).docs,
  sample: ({ fieldKind }) => customKindOf(fieldKind).sample,
};
