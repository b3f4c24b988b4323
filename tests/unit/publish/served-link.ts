import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** A static server of a folder that is a link: its address, how often its release was asked for, and how to stop it. */
export type ServedLink = { address: string; asked: () => number; stop: () => Promise<void> };

/** Serves the files of a folder, which may lead elsewhere at any time. */
export async function serveLink(folder: string): Promise<ServedLink> {
  let asked = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/release.json') asked += 1;
    try {
      const text = readFileSync(join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
      response.writeHead(200, { 'Content-Type': pathname.endsWith('.json') ? 'application/json' : 'text/html' }).end(text);
    } catch {
      response.writeHead(404).end('<h1>Not found</h1>');
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const found = server.address();
  return {
    address: `http://127.0.0.1:${typeof found === 'object' && found ? found.port : ''}`,
    asked: () => asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
