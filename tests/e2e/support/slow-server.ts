import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Listening, listen } from '../../../packages/mail/src/http/listen.ts';

/** The size of the parts in which the start of a page arrives, in bytes, and the milliseconds between them: 48 kB/s. */
const part = { length: 1200, milliseconds: 25 };

/** How much of the body arrives in parts, in bytes: the header and the first block. */
const slowStart = 8_000;

/** Returns what the rest of a page waits for, by its path. */
type Hold = (path: string) => Promise<unknown> | undefined;

/**
 * Starts a server that passes requests on to `site`, and sends the start of each page in small parts, as a slow connection does. The
 * browser shows each part when it arrives. The rest of a page is sent at once, when `hold` allows it.
 */
export const startSlowServer = (site: string | undefined, hold: Hold = () => undefined): Promise<Listening> =>
  listen(({ url = '/' }, response) => {
    forward(new URL(url, site), response, hold).catch(() => response.destroy());
  }, 0);

async function forward(url: URL, response: ServerResponse, hold: Hold): Promise<void> {
  const answer = await fetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (!type.startsWith('text/html')) {
    response.end(body);
    return;
  }
  // Nothing is shown before the body.
  const start = body.indexOf('<body') - (body.indexOf('<body') % part.length);
  response.write(body.subarray(0, start));
  let at = start;
  for (; at < start + slowStart; at += part.length) {
    response.write(body.subarray(at, at + part.length));
    await wait(part.milliseconds);
  }
  await hold(url.pathname);
  response.end(body.subarray(at));
}
