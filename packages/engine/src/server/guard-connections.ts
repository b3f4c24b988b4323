import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** The maximum number of pipelined requests on one connection. Browsers send one at a time. */
const maxPending = 64;

/**
 * Wraps a listener with connection limits: responds with 400 to a request with two Host headers (RFC 9112, section 3.2),
 * and closes a connection with too many pending requests.
 */
export function guardConnections(listener: RequestListener): RequestListener {
  const pending = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (pending.get(socket) ?? 0) + 1;
    if (count > maxPending) {
      socket.destroy();
      return;
    }
    pending.set(socket, count);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    if (hasTwoHosts(request)) {
      response
        .writeHead(400, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' })
        .end('A request must have one Host header.\n');
      return;
    }
    listener(request, response);
  };
}

/** Checks the raw headers, because node's `headers` has only the first Host header, and a proxy may use the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
