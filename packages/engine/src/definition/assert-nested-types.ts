import { nestedTypes } from '../content/validate/nested-entries.ts';
import type { BlockDefinitions } from '../schema/fields/define-block.ts';

/** Throws when a block type accepts blocks of a type that the site does not declare, or declares with another schema. */
export function assertNestedTypes(blocks: BlockDefinitions): void {
  for (const [outer, { schema }] of Object.entries(blocks)) {
    for (const [type, inner] of Object.entries(nestedTypes(schema))) {
      const declared = Object.hasOwn(blocks, type) ? blocks[type] : undefined;
      if (!declared)
        throw new Error(`The block type "${outer}" accepts blocks of the type "${type}". Add "${type}" to the blocks of the site.`);
      if (declared.schema !== inner)
        throw new Error(
          `The block type "${outer}" accepts blocks of the type "${type}", which this site replaces. Replace "${outer}" as well.`,
        );
    }
  }
}
