import type { RequestListener } from 'node:http';

/** Wraps a listener so that none of its failures ends the process: answers 500, or ends the connection of an answer that has begun. */
export function catchFailures(listener: RequestListener, report: (error: unknown) => void): RequestListener {
  return (request, response) => {
    // A listener may return a promise, too.
    new Promise((resolve) => resolve(listener(request, response))).catch((error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
          .end('Something went wrong.\n');
    });
  };
}

/** The codes of errors while something is printed. To report them would cause the next one. */
const ofTerminal: ReadonlySet<unknown> = new Set(['EPIPE', 'EIO']);

/**
 * Reports errors that nothing has caught, and lets the process go on: one request, or one mistake in the code of a site, must not take
 * from others what they are about to save or send. Call it once the server listens: an error before that ends the command.
 */
export function surviveFailures(report: (error: unknown) => void): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (!ofTerminal.has(error.code)) report(error);
  });
}
