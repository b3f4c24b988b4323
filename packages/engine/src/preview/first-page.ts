import type { Connect } from 'vite';

/** How long to wait for the first request, in milliseconds. Nobody may open a page, but the terminal reports problems as well. */
const longestWait = 2_000;

/** The first page that the preview sends. Work that this page does not need starts after it. */
export class FirstPage {
  #resolve: () => void = () => undefined;

  /** Resolves when the first page was sent, at the latest after two seconds. */
  readonly isSent: Promise<void> = new Promise((resolve) => {
    this.#resolve = resolve;
    setTimeout(resolve, longestWait).unref();
  });

  /** The middleware that notices the first response. */
  readonly watch: Connect.NextHandleFunction = (_, response, next) => {
    response.once('close', this.#resolve);
    next();
  };
}
