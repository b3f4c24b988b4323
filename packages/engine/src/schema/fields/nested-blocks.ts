import { z } from 'zod';
import type { BlockSchema } from './define-block.ts';
import { fieldKinds } from './field-kinds.ts';

/** A block type that may stand inside another block: one without script. Others do not compile. */
type Nestable = { schema: BlockSchema; traits: { interactive: false } };

/**
 * The schema of a list of blocks inside another block, of the given types. The component shows each with `NestedBlock` of
 * `pagewright/react`. These types cannot have nested blocks themselves.
 */
export function nestedBlocksSchema(definitions: readonly [Nestable, ...Nestable[]]) {
  const [first, ...others] = definitions.map(({ schema }) => schema);
  if (!first) throw new Error('Nested blocks need at least one block type.');
  const types = Object.fromEntries(definitions.map(({ schema }) => [schema.shape.type.value, schema]));
  const block = z
    .discriminatedUnion('type', [first, ...others])
    .brand<'block'>()
    .register(fieldKinds, { kind: 'block', types });
  return z.array(block).min(1);
}
