import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests may wait on one connection for the responses ahead of them. Browsers never send more than one. */
const mostWaiting = 64;

/**
 * Puts limits of connections before a listener: a request that names two hosts gets 400 (RFC 9112, section 3.2), and a
 * connection on which requests pile up without their responses being read is closed.
 */
export function guardConnections(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > mostWaiting) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (hasTwoHosts(request)) {
      response.writeHead(400, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' }).end('A request has one Host.\n');
      return;
    }
    answer(request, response);
  };
}

/** Node keeps only the first of two `Host` fields in `headers`; a proxy may have looked at the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
