import { stillQuery } from 'pagewright/fields';
import { clickPressed } from '../click-pressed.ts';
import { KeyQueue } from './key-queue.ts';

/** The last click into a page, and the keys since then. `words`: what was typed before it. */
type Early = { click?: { event: MouseEvent; keys: KeyQueue }; words: string[] };

/** What stops to listen to a page that nobody follows yet, and what was done in it. */
const early = new WeakMap<Document, { stopped: AbortController; done: Early }>();

/** Keeps the last click into a page that stands still, and what is typed: it is seen before somebody follows it. */
export function listenEarly(page: Document): void {
  if (page.location.search !== stillQuery || early.has(page)) return;
  const stopped = new AbortController();
  const done: Early = { words: [] };
  early.set(page, { stopped, done });
  const keep = (event: MouseEvent): void => {
    event.preventDefault();
    if (done.click) done.words.push(done.click.keys.stop());
    done.click = { event, keys: new KeyQueue() };
    done.click.keys.take(page, event);
  };
  clickPressed(page, stopped.signal);
  page.addEventListener('click', keep, { capture: true, signal: stopped.signal });
}

/** Returns what was done in a page so far, once. Whoever asks follows the next clicks. */
export function takeEarly(page: Document): Early {
  const kept = early.get(page);
  kept?.stopped.abort();
  const { click, words } = kept?.done ?? { words: [] };
  if (kept) kept.done = { words: [] };
  return { ...(click && { click }), words };
}
