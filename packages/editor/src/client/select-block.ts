import type { EditorSession } from './editor-session.ts';

/** Selects a block. Opens the shared block that it uses, because that has its fields. */
export async function selectBlock(session: EditorSession, index: number | undefined): Promise<void> {
  await session.select(index);
  const { page, selected } = session.read();
  const shared = index === undefined || selected !== index ? undefined : page?.blocks[index]?.shared;
  if (shared) await session.openForm(shared.file, []);
}
