import type { EditorSession } from './editor-session.ts';
import { goTo } from './go-to.ts';

/** Takes the last change back, or makes the one again that was taken back last, and shows where that was: it may be out of sight. So may a change that waits for a decision. */
export async function stepAndShow(session: EditorSession, by: 'undo' | 'redo'): Promise<void> {
  const { picks } = session.read();
  const result = await session[by]();
  const { elsewhere, picks: now } = session.read();
  // Who has selected another block meanwhile stays there.
  if (now !== picks) return;
  if (!result && elsewhere) return goTo(session, elsewhere, { focuses: false });
  if (result?.outcome !== 'written' || !result.stepped) return;
  const { page, path } = result.stepped;
  await goTo(session, { file: result.file, page, path: path ?? [] }, { focuses: false });
}
