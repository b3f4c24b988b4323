import { showField } from 'pagewright/fields';
import { textsIn } from './fields-at.ts';
import { KeyQueue } from './key-queue.ts';
import { openText, type TextContext, type Typing } from './open-text.ts';

/** In milliseconds: the page is loaded again before it shows what was typed last. */
const [pause, longest] = [100, 5000];

/** Takes the keys of somebody who types in a page that is loaded again, because a file has changed. */
export function onReload(view: Window, typing: Typing, signal: AbortSignal): void {
  const leave = (): void => {
    const { current } = typing;
    if (!current) return;
    const again = { path: current.path, at: current.caret(), keys: new KeyQueue() };
    again.keys.take(document);
    typing.again = again;
    // Until the new page is there, keys go to the editor.
    if (view.frameElement instanceof HTMLElement) view.frameElement.blur();
  };
  view.addEventListener('pagehide', leave, { signal });
}

/** Goes on with the text that was edited when the page went away: as soon as the page shows it, else in its field. */
export async function typeAgain(page: Document, { session, tools, typing }: Omit<TextContext, 'map'>): Promise<void> {
  const { again } = typing;
  if (!again) return;
  typing.again = undefined;
  again.keys.take(page);
  session.flush();
  const path = again.path.slice(2);
  for (let waited = 0; waited < longest; waited += pause) {
    const map = await session.readMap();
    const { page: written, selected } = session.read();
    const key = written?.blocks[selected ?? -1]?.key;
    const block = key === undefined ? null : page.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    const shown =
      block && textsIn(block, map).find(({ field }) => field.file === written?.file && field.path.slice(2).join() === path.join());
    if (shown && (await openText(shown, again.at, { session, map, tools, typing }))) return again.keys.release(page);
    await new Promise((done) => setTimeout(done, pause));
  }
  await showField(path);
  again.keys.release(document);
}
