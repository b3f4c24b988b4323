import { stillQuery } from 'pagewright/fields';
import { clickPressed } from '../click-pressed.ts';
import { KeyQueue } from './key-queue.ts';

/** What stops to listen to a page that nobody follows yet, and its last click. */
type Early = { click?: { event: MouseEvent; keys: KeyQueue } | undefined; stopped: AbortController };

const early = new WeakMap<Document, Early>();

/** Keeps the last click into a page that stands still, and the keys after it: it is seen before somebody follows it. */
export function listenEarly(page: Document): void {
  if (page.location.search !== stillQuery || early.has(page)) return;
  const kept: Early = { stopped: new AbortController() };
  early.set(page, kept);
  const keep = (event: MouseEvent): void => {
    event.preventDefault();
    kept.click?.keys.stop();
    kept.click = { event, keys: new KeyQueue() };
    kept.click.keys.take(page, event);
  };
  clickPressed(page, kept.stopped.signal);
  page.addEventListener('click', keep, { capture: true, signal: kept.stopped.signal });
}

/** Returns the last click into a page so far. Whoever asks follows the next ones. */
export function takeEarly(page: Document): Early['click'] {
  const kept = early.get(page);
  kept?.stopped.abort();
  const click = kept?.click;
  // A page that is followed once more has been clicked once.
  if (kept) kept.click = undefined;
  return click;
}
