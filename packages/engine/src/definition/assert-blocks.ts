import type { BlockDefinitions } from '@pagewright/core';

/** Throws for what the types of block types forbid, and the live preview, which does not check types, lets through. */
export function assertBlocks(blocks: BlockDefinitions): void {
  for (const [type, { traits }] of Object.entries(blocks)) {
    for (const trait of ['hydrate', 'enhance'] as const) {
      const value: unknown = traits.interactive ? traits.interactive[trait] : undefined;
      if (value === undefined || value === 'always' || typeof value === 'function') continue;
      throw new Error(
        `The block type "${type}" declares ${trait}: ${JSON.stringify(value)} in schemas/blocks/${type}.ts. It can be 'always', or a function of the props.`,
      );
    }
  }
}
