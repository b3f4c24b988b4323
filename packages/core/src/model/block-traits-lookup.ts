import type { BlockTraits } from '../schema/fields/define-block.ts';

/** Returns the traits of a block type by its name; their functions expect the props of a block of that type. */
export type TraitsOf = (type: string) => BlockTraits<object>;
