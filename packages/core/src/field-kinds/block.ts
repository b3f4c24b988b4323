import { when } from '../json-schema/json-schema.ts';
import type { FieldKindDefinition, NamedTarget } from './field-kind-definition.ts';

/** A block inside another block. Blocks are resolved and rendered as those of a page are. */
export const blockKind: FieldKindDefinition<'block'> = {
  explain: 'by-schema',
  resolve: ({ mark: { types }, value, at }, context) => {
    const type = typeOf(value);
    return context.block({ type, plan: types[type], value, at });
  },
  references: ({ mark: { types }, value, at }, inside) => {
    const type = typeOf(value);
    if (!Object.hasOwn(types, type)) return [];
    const own: NamedTarget = { kind: 'block-type', target: type, path: [...at, 'type'] };
    return [own, ...inside(types[type], value, at)];
  },
  editor: {
    value: ({ fieldKind: { types } }, _context, inside) => ({
      type: 'object',
      errorMessage: 'A block starts with "- type: " and the name of its type. Each field goes on its own line below.',
      required: ['type'],
      properties: { type: { type: 'string', enum: Object.keys(types) } },
      allOf: Object.entries(types).map(([type, plan]) =>
        when({ type: 'object', required: ['type'], properties: { type: { const: type } } }, inside(plan)),
      ),
    }),
  },
  docs: ({ types }) => `a block of one of the types ${Object.keys(types).join(', ')}`,
  sample: ({ fieldKind: { types } }, inside) => inside(Object.values(types)[0]),
};

/** Returns the type of a block as written. Empty for a value that is no block. */
function typeOf(block: unknown): string {
  const type: unknown = typeof block === 'object' && block !== null ? Reflect.get(block, 'type') : undefined;
  return typeof type === 'string' ? type : '';
}
