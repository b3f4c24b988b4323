import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** Passes on what comes to a port, as the proxy in front of a studio does. */
export async function passOn(from: number, to: number): Promise<Server> {
  const server = createServer((socket) => {
    const other = connect(to, 'localhost');
    for (const one of [socket, other]) one.on('error', () => undefined);
    socket.once('close', () => other.destroy());
    other.once('close', () => socket.destroy());
    socket.pipe(other).pipe(socket);
  });
  await once(server.listen(from, 'localhost'), 'listening');
  return server;
}
