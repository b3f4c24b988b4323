import { fillIn } from '@pagewright/core/browser';
import type { Outline, WrittenBlock } from 'pagewright/editing';
import { isGroup } from 'pagewright/fields';
import type { EditorParts } from '../editor-parts.ts';

type Named = Pick<EditorParts, 'texts' | 'state'>;

/** Returns what a block is called: its type in the words of the editor, the shared block that it uses, or its number. */
export function blockName({ type, value }: Pick<WrittenBlock, 'type' | 'value'>, index: number, { texts, state }: Named): string {
  if (type !== undefined) return typeName(type, state.outline);
  const use = isGroup(value) ? value.use : undefined;
  return typeof use === 'string' ? fillIn(texts.shared, { name: use }) : fillIn(texts.block, { number: index + 1 });
}

/** Returns what a block type is called. */
export const typeName = (type: string, outline: Outline | undefined): string =>
  outline?.types.find((one) => one.type === type)?.label ?? type;
