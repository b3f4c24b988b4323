import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The size of the parts in which a page arrives, in characters, and the milliseconds between them: 48 kB/s. */
const part = { length: 1200, milliseconds: 25 };

/**
 * Starts a server that passes requests on to `site`, and sends its pages in small parts, as a slow connection does. The browser
 * shows each part when it arrives. Returns its address and a function that stops it.
 */
export async function startSlowServer(site: string | undefined): Promise<{ address: string; stop: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    for (let start = 0; start < body.length; start += part.length) {
      response.write(body.subarray(start, start + part.length));
      await wait(part.milliseconds);
    }
    response.end();
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${port}`, stop };
}
