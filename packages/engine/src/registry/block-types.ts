import { blocks } from '../../../../schemas/blocks/index.ts';
import { trustType } from '../model/trust-type.ts';
import type { BlockTraits } from '../schema/fields/block-traits.ts';
import type { BlockDefinition, BlockDefinitions, BlockSchema } from '../schema/fields/define-block.ts';

/** The block types of the site, by name. The only place of the engine that imports the site's list. */
const definitions: BlockDefinitions = blocks;

/** The names of the block types, in the order of the site's list. */
export const blockTypes: readonly string[] = Object.keys(definitions);

/** True for the name of a block type. */
export const isBlockType = (type: unknown): type is string => typeof type === 'string' && Object.hasOwn(definitions, type);

/** The schema of a block type. Throws for an unknown name. */
export const blockSchema = (type: string): BlockSchema => definitionOf(type).schema;

/** The traits of a block type. Throws for an unknown name. Their functions expect the props of a block of that type. */
export const traitsOf = (type: string): BlockTraits<object> => trustType<BlockTraits<object>>(definitionOf(type).traits);

function definitionOf(type: string): BlockDefinition {
  const definition = isBlockType(type) ? definitions[type] : undefined;
  if (!definition) throw new Error(`There is no block type "${type}".`);
  return definition;
}
