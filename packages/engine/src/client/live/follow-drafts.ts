import type { LivePage, PageState } from '@pagewright/core';

/** What the editor sends to a page in its frame: the page with what is typed; null when the files have it, or it was discarded. */
export type DraftMessage = { draft: LivePage | null };

/** What such a page sends to the editor when it shows drafts from now on: one that was sent before has not reached it. */
export const followsDrafts = 'follows-drafts';

/** Returns what shows a state of the files: at once, else when the page does not show a draft of the editor any more. */
export function followDrafts(apply: (state: PageState) => void): (state: PageState) => void {
  let isDrafted = false;
  let held: PageState | undefined;
  let count = 0;
  addEventListener('message', ({ source, origin, data }: MessageEvent<DraftMessage>) => {
    if (window === parent || source !== parent || origin !== location.origin) return;
    isDrafted = data.draft !== null;
    count += 1;
    if (data.draft) apply({ revision: `draft-${count}`, page: data.draft });
    else if (held) apply(held);
    if (!isDrafted) held = undefined;
  });
  if (window !== parent) parent.postMessage(followsDrafts, location.origin);
  return (state) => {
    if (isDrafted) held = { ...held, ...state };
    else apply(state);
  };
}
