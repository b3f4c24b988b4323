import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port on which nothing of this machine listens at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A server on a port has an address with a port.');
  return address.port;
}
