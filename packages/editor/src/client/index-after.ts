import type { WrittenBlock } from 'pagewright/editing';
import type { EditorState } from './editor-state.ts';

/** Returns the index of the selected block in the blocks that the file has now: somebody may have added or deleted others above it. */
export function indexAfter({ page, selected, draft }: EditorState, after: readonly WrittenBlock[] = []): number | undefined {
  if (selected === undefined) return undefined;
  const before = page?.blocks ?? [];
  const values = [draft, before[selected]?.value].map((value) => JSON.stringify(value));
  const found = after.length === before.length ? selected : after.findIndex(({ value }) => values.includes(JSON.stringify(value)));
  const index = found < 0 ? selected : found;
  return index < after.length ? index : undefined;
}
