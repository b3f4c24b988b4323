import { isGroup } from 'pagewright/fields';
import type { EditorSession } from '../editor-session.ts';
import { shownBlock } from '../editor-state.ts';

/** Moves the selected block up (-1) or down (1). */
export async function moveBlock(session: EditorSession, by: -1 | 1): Promise<void> {
  const { selected, page } = session.read();
  const to = (selected ?? 0) + by;
  if (selected === undefined || !page || to < 0 || to >= page.blocks.length) return;
  await session.changeBlocks([{ kind: 'move', path: ['blocks'], from: selected, to }], to);
}

/**
 * Moves the block that is selected now, after the changes that are under way: each press counts. A key that is held moves it as fast as changes are
 * written. Moves no block that was selected since.
 */
export function moveInTurn(session: EditorSession, by: -1 | 1, { isHeld }: { isHeld: boolean }): void {
  const { chosen } = session.read();
  const move = async (): Promise<void> => {
    if (session.read().chosen === chosen) await moveBlock(session, by);
  };
  void (isHeld ? session.oneChange.make(move) : session.oneChange.makeNext(move));
}

/** Writes the selected block once more, without its id: an id is on a page once. */
export async function duplicateBlock(session: EditorSession): Promise<void> {
  const { selected } = session.read();
  if (selected === undefined) return;
  const block = shownBlock(session.read());
  const copy = { kind: 'copy', path: ['blocks'], index: selected } as const;
  const withoutId = { kind: 'delete', path: ['blocks', selected + 1, 'id'] } as const;
  await session.changeBlocks(isGroup(block) && 'id' in block ? [copy, withoutId] : [copy], selected + 1);
}

/** Hides the selected block from visitors, or shows it again. */
export async function toggleHidden(session: EditorSession): Promise<void> {
  const { selected } = session.read();
  const block = shownBlock(session.read());
  if (selected === undefined || !isGroup(block)) return;
  const { hidden, ...shown } = block;
  const value = hidden === true ? shown : { ...block, hidden: true };
  await session.changeBlocks([{ kind: 'put', path: ['blocks', selected], value }], selected);
}

/** Deletes the selected block. */
export async function deleteBlock(session: EditorSession): Promise<void> {
  const { selected, page } = session.read();
  if (selected === undefined || !page) return;
  const last = page.blocks.length - 2;
  await session.changeBlocks([{ kind: 'delete', path: ['blocks', selected] }], last < 0 ? undefined : Math.min(selected, last));
}
