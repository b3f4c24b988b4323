/** Fires on the document after client-side navigation has shown another page. */
export const pageShown = 'page:shown';

/**
 * Fires on the frame of an island right before its code starts; listeners must restore the HTML that the server sent.
 * Bubbles. Cancelling it prevents hydration.
 */
export const islandHydrate = 'island:hydrate';

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
