import { fillIn } from '@pagewright/core/browser';
import type { EditorParts } from '../editor-parts.ts';
import { blockName } from './block-name.ts';
import type { AskedTask, BlockTools, NamedPlace } from './block-tools.ts';
import { deleteBlock } from './change-blocks.ts';
import { blockInText } from './copied-block.ts';

type Parts = Pick<EditorParts, 'session' | 'texts'>;

/** Does a task about a block and selects a block afterwards. Opens a dialog when it is not possible or would cause errors. */
async function runOrAsk({ session }: Parts, tools: BlockTools, asked: AskedTask): Promise<boolean> {
  const { picks } = session.read();
  const result = await session.run(asked.task);
  if (result?.outcome !== 'written') {
    if (result) tools.open({ kind: 'task', ...asked, result });
    return false;
  }
  await session.refresh();
  // Meanwhile, a person may have selected another block.
  if (asked.selected !== undefined && session.read().picks === picks) await session.select(asked.selected);
  return true;
}

/** Returns the place of the selected block, when the file has what was typed. Undefined without one. */
export async function selectedPlace({ session, texts }: Parts): Promise<NamedPlace | undefined> {
  session.flush();
  await session.refresh();
  const state = session.read();
  const { path, selected, page } = state;
  const block = selected === undefined ? undefined : page?.blocks[selected];
  if (selected === undefined || !page || !block) return undefined;
  return { path, index: selected, version: page.version, name: blockName(block, selected, { texts, state }) };
}

/** Copies or cuts the selected block. */
export async function copySelected(parts: Parts, tools: BlockTools, isCut: boolean): Promise<void> {
  const place = await selectedPlace(parts);
  const read = place && (await parts.session.requests.block(place));
  if (!read) return;
  const { path, index, name } = place;
  tools.setCopied({ text: read.text, name, cutFrom: isCut ? { path, index } : undefined });
}

/** Pastes the block that was copied below the selected one, or at the end of the page. A block that is in the clipboard as text comes first. */
export async function pasteCopied(parts: Parts, tools: BlockTools, clipboard = ''): Promise<void> {
  const text = blockInText(clipboard);
  const copied = text === undefined || text === tools.copied?.text.trimEnd() ? tools.copied : { text, cutFrom: undefined };
  const { path, selected, page } = parts.session.read();
  if (!copied || !page) return;
  const at = selected === undefined ? page.blocks.length : selected + 1;
  const { cutFrom } = copied;
  const isAbove = cutFrom?.path === path && cutFrom.index < at;
  const { paste } = parts.texts;
  const asked = {
    title: paste,
    label: paste,
    task: { kind: 'paste-block', path, at, text: copied.text, cutFrom } as const,
    selected: isAbove ? at - 1 : at,
  };
  const isDone = await runOrAsk(parts, tools, asked);
  // A block is cut once.
  if (isDone && cutFrom) tools.setCopied(undefined);
}

/** Deletes the selected block. Asks first when something names it. */
export async function deleteSelected(parts: Parts, tools: BlockTools): Promise<void> {
  const { session, texts } = parts;
  const place = await selectedPlace(parts);
  const mentions = (place && (await session.requests.block(place))?.mentions) ?? [];
  if (!place || mentions.length === 0) return deleteBlock(session);
  const { name, ...at } = place;
  const task = { kind: 'delete-block', ...at } as const;
  tools.open({ kind: 'task', title: fillIn(texts.deleteNamed, { name }), label: texts.deleteMentions, task, mentions });
}
