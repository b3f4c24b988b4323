import type { EditorSession } from './editor-session.ts';

/** In milliseconds. Who has not typed for so long is not in the middle of a word. */
const pause = 3000;

/** Resolves when the files have everything that was typed, and nobody types any more, in the editor or in the page of its frame. */
export async function whenSaved(session: Pick<EditorSession, 'subscribe' | 'hasUnwritten'>): Promise<void> {
  let last = Date.now();
  const note = (): void => {
    last = Date.now();
  };
  const stop = session.subscribe(note);
  document.addEventListener('keydown', note, { capture: true });
  while (session.hasUnwritten() || Date.now() - last < pause) await new Promise((done) => setTimeout(done, pause / 3));
  document.removeEventListener('keydown', note, { capture: true });
  stop();
}
