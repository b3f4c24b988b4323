import { once } from 'node:events';
import { connect } from 'node:net';
import type { OpenedStudio } from './open-studio.ts';

/** Opens a WebSocket at an address of a studio. Returns what came first, and a promise of its end. */
export async function openSocket(
  { port }: OpenedStudio,
  at: string,
  headers: Record<string, string>,
): Promise<{ first: string; ended: Promise<unknown> }> {
  const socket = connect(port, 'localhost');
  const lines = Object.entries({ Host: new URL(at).host, Connection: 'Upgrade', Upgrade: 'websocket', ...headers });
  socket.write(`GET /?token=x HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  const ended = once(socket, 'close');
  let first = '';
  while (!first.includes('\r\n\r\n')) first += String((await once(socket, 'data'))[0]);
  socket.resume();
  return { first, ended };
}
