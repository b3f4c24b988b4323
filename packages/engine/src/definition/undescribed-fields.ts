import { dirname, join } from 'node:path';
import { fieldNames, objectIn, planOf } from '@pagewright/core';
import type { SiteCode } from './site-code.ts';

/** A field without a description: the file of its schema, and what is wrong. */
type Undescribed = { file: string; message: string };

/** Finds fields of block types without a description, which the editor and the guide of the authors would show. */
export function findUndescribedFields({ content, componentFile }: Pick<SiteCode, 'content' | 'componentFile'>): Undescribed[] {
  return Object.entries(content.blocks).flatMap(([type, { schema }]) => {
    const plan = planOf(schema);
    const file = join(dirname(componentFile(type)), '..', '..', 'schemas', 'blocks', `${type}.ts`);
    return fieldNames(plan)
      .filter((name) => objectIn(plan)?.fields[name]?.description === undefined)
      .map((name) => ({
        file,
        message: `The field "${name}" of the block type "${type}" has no description, so authors do not know what it is. Add .describe('…') to it.`,
      }));
  });
}
