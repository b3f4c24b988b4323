import { type BlockDefinitions, nearestName, type StringTable } from '@pagewright/core';

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

/** Throws when a block type needs a group of interface texts that the site does not have: its component would get nothing for it. */
export function assertStringGroups(blocks: BlockDefinitions, strings: StringTable): void {
  const groups = Object.keys(strings);
  for (const [type, { traits }] of Object.entries(blocks)) {
    const wrong = traits.strings?.find((group) => !groups.includes(group));
    if (wrong === undefined) continue;
    const nearest = nearestName(wrong, groups);
    throw new Error(
      `The block type "${type}" declares strings: ['${wrong}'] in schemas/blocks/${type}.ts, and there is no such group of interface texts.${nearest === undefined ? '' : ` Did you mean '${nearest}'?`} Groups: ${groups.sort().join(', ')}.`,
    );
  }
}
