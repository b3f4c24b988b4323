import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Listening, listen } from '../../../packages/engine/src/server/listen.ts';

/** The size of the parts in which a page arrives, in bytes, and the milliseconds between them: 48 kB/s. */
const part = { length: 1200, milliseconds: 25 };

/**
 * Starts a server that passes requests on to `site`, and sends its pages in small parts, as a slow connection does. The browser
 * shows each part when it arrives.
 */
export const startSlowServer = (site: string | undefined): Promise<Listening> =>
  listen(({ url = '/' }, response) => {
    forward(new URL(url, site), response).catch(() => response.destroy());
  }, 0);

async function forward(url: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (!type.startsWith('text/html')) {
    response.end(body);
    return;
  }
  for (let start = 0; start < body.length; start += part.length) {
    response.write(body.subarray(start, start + part.length));
    await wait(part.milliseconds);
  }
  response.end();
}
