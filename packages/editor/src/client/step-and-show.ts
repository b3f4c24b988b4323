import type { EditorSession } from './editor-session.ts';
import { goTo } from './go-to.ts';

/** Takes the last change back, or makes the one again that was taken back last, and shows where that was: it may be out of sight. */
export async function stepAndShow(session: EditorSession, by: 'undo' | 'redo'): Promise<void> {
  const { picks } = session.read();
  const result = await session[by]();
  // Who has selected another block meanwhile stays there.
  if (result?.outcome !== 'written' || !result.stepped || session.read().picks !== picks) return;
  const { page, path } = result.stepped;
  await goTo(session, { file: result.file, page, path: path ?? [] }, { focuses: false });
}
