import { KeyQueue } from './key-queue.ts';
import { openWhenShown, type TextContext, type Typing, typeInPanel } from './open-text.ts';
import { typeBehind } from './type-behind.ts';

/** In milliseconds: the page is loaded again before it shows what was typed last. */
const longest = 5000;

/** Takes the keys of somebody who types in a page that is loaded again, because a file has changed. */
export function onReload(view: Window, typing: Typing, signal: AbortSignal): void {
  const leave = (): void => {
    const { current, clicked, again: before } = typing;
    // Until the new page is there, keys go to the editor. What was clicked is still looked for.
    for (const keys of [clicked, before?.keys]) if (keys?.isTaking()) keys.take(document);
    // A page that is loaded again before the text was opened leaves it, with the keys, to the next one.
    if (!current || before) return;
    const { field, thing, panelPath, caret, spaces } = current;
    // Leaving a text removes the spaces at its end, behind which somebody types the next word.
    const typed = spaces();
    const again = { field, thing, panelPath, at: caret() - typed.length, keys: new KeyQueue(typed) };
    again.keys.take(document);
    typing.again = again;
  };
  // A page that is loaded again says so before it goes: a key between the two pages would reach neither.
  for (const event of ['beforeunload', 'pagehide']) view.addEventListener(event, leave, { signal });
}

/** Goes on with the text that was edited when the page went away: as soon as the page shows it, else in its field. */
export async function typeAgain(page: Document, context: Omit<TextContext, 'map'>): Promise<void> {
  const { session, typing } = context;
  const { again } = typing;
  if (!again) return;
  // Who has gone elsewhere since stays there.
  const isThere = again.keys.isTaking();
  if (isThere) again.keys.take(page);
  session.flush();
  const isOpen = isThere && (await openWhenShown({ page, ...again, longest }, { ...context, map: {} }));
  if (!page.defaultView) return;
  typing.again = undefined;
  if (isOpen) again.keys.release(page);
  else if (isThere) await typeInPanel(again, session);
  else typeBehind(session, again.thing, again.field.path.slice(again.field.start), again.keys);
}
