import { fillIn } from '@pagewright/core/browser';
import type { WrittenBlock } from 'pagewright/editing';
import { isGroup } from 'pagewright/fields';
import type { Texts } from '../../texts/index.ts';

/** Returns what a block is called: its type, the shared block that it uses, or its number. */
export function blockName({ type, value }: Pick<WrittenBlock, 'type' | 'value'>, index: number, texts: Texts): string {
  const use = isGroup(value) ? value.use : undefined;
  return type ?? (typeof use === 'string' ? fillIn(texts.shared, { name: use }) : fillIn(texts.block, { number: index + 1 }));
}
