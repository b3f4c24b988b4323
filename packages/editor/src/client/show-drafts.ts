import type { LivePage } from 'pagewright/editing';
import type { DraftMessage, DraftRequest } from '../messages.ts';
import { changesAt } from './changes-at.ts';
import type { EditorState } from './editor-state.ts';

/** Returns what is typed and not written, as an edit of its file. Undefined while nothing is. */
export function draftOf({ draft, form, page, selected, path }: EditorState): DraftRequest | undefined {
  const written = form ?? page;
  if (draft === undefined || !written) return undefined;
  const at = form?.at ?? (selected === undefined ? [] : ['blocks', selected]);
  const { file, version, value } = written;
  return { edit: { file, version, changes: changesAt(at, at.length === 0 ? value : undefined, draft) }, path };
}

type Parts = { ask: (draft: DraftRequest) => Promise<LivePage | undefined>; show: (message: DraftMessage) => void };

/**
 * Returns a function that shows what is typed in the page, before a file has it. One request follows the other, and the last draft is shown before
 * the page is again as the files are.
 */
export function createDrafts({ ask, show }: Parts): (draft: DraftRequest | undefined) => void {
  let [next, isShown, isBusy]: [DraftRequest | undefined, boolean, boolean] = [undefined, false, false];
  let isEnding = false;
  const run = async (): Promise<void> => {
    isBusy = true;
    while (next) {
      const asked = next;
      next = undefined;
      // Writing it says what is wrong.
      const page = await ask(asked).catch(() => undefined);
      if (page) show({ draft: page });
      isShown ||= page !== undefined;
    }
    if (isEnding && isShown) show({ draft: null });
    isShown &&= !isEnding;
    isBusy = false;
  };
  return (draft) => {
    isEnding = draft === undefined;
    next = draft ?? next;
    if (!isBusy) void run();
  };
}
