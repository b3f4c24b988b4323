import { pageShown } from './page-events.ts';

/** Starts behaviour of one page. It stops when the signal aborts. */
export type PageStarter = (signal: AbortSignal) => void;

/** Starts behaviour on this page, and again on each page that client-side navigation shows; it then stops on the previous one. */
export function onEachPage(starters: readonly PageStarter[]): void {
  let current = new AbortController();
  const startPage = (): void => {
    current.abort();
    current = new AbortController();
    for (const start of starters) start(current.signal);
  };
  startPage();
  document.addEventListener(pageShown, startPage);
}
