import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request with its body. */
export type Received = { headers: IncomingHttpHeaders; body: string };
type Hook = { url: string; received: Received[]; port: number };
/** Responds to a request by its number. */
export type Respond = (response: ServerResponse, count: number) => void;

/** Starts a server that records its requests. */
export async function startHook(respond: Respond = (response) => response.writeHead(204).end()): Promise<Hook> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      respond(response, received.length);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, received, port };
}
