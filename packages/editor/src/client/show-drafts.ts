import type { DraftMessage } from 'pagewright/editing';
import { followsDrafts } from 'pagewright/fields';
import type { DraftRequest } from '../messages.ts';
import type { EditorSession } from './editor-session.ts';

/** Returns what is typed and not written, as an edit of its file. Undefined while nothing is. */
function draftOf(session: EditorSession): DraftRequest | undefined {
  const edit = session.typed();
  return edit && { edit, path: session.read().path };
}

/**
 * Shows what is typed in a page that was loaded, before a file has it. One request follows the other, and the last draft is shown before
 * the page is again as the files are. Returns a function that stops it.
 */
export function showDrafts(session: EditorSession, page: Window): () => void {
  let shown: DraftMessage | undefined;
  const show = (message: DraftMessage): void => {
    shown = message;
    page.postMessage(message, location.origin);
  };
  const onMessage = ({ source, data }: MessageEvent): void => {
    if (source === page && data === followsDrafts && shown) show(shown);
  };
  addEventListener('message', onMessage);
  let [next, isBusy, isEnding]: [DraftRequest | undefined, boolean, boolean] = [undefined, false, false];
  const run = async (): Promise<void> => {
    isBusy = true;
    while (next) {
      const asked = next;
      next = undefined;
      // Writing it says what is wrong.
      const draft = await session.requests.draft(asked).catch(() => undefined);
      if (draft) show({ draft });
    }
    if (isEnding && shown?.draft) show({ draft: null });
    isBusy = false;
  };
  let last: string | undefined;
  const follow = (): void => {
    const draft = draftOf(session);
    const text = JSON.stringify(draft);
    if (text === last) return;
    last = text;
    isEnding = draft === undefined;
    next = draft ?? next;
    if (!isBusy) void run();
  };
  follow();
  // The request is on its way before the editor is rendered again.
  const stop = session.subscribe(follow);
  return () => {
    stop();
    removeEventListener('message', onMessage);
  };
}
