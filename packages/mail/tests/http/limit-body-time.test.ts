import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitBodyTime } from '../../src/http/listen.ts';
import { rawRequest, statusOf } from '../support/raw-request.ts';

/** Starts a server that responds once it has read a body, or at once to GET. */
async function start(timeout: number): Promise<string> {
  const server = createServer(
    limitBodyTime((request, response) => {
      if (request.method === 'GET') response.end('A page');
      else request.resume().on('end', () => response.end('Read'));
    }, timeout),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const head = (more: string): string => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nConnection: close\r\n${more}\r\n`;

test('a slow body gets 408, one that arrives is read', async () => {
  const address = await start(100);
  expect(statusOf(await rawRequest(address, head(''), 'hel'))).toBe(408);
  expect(statusOf(await rawRequest(address, head(''), 'hello'))).toBe(200);
});

test('a body with files may take longer', async () => {
  const address = await start(1);
  const late = rawRequest(address, head('Content-Type: multipart/form-data; boundary=x\r\n'), 'hello');
  expect(statusOf(await late)).toBe(200);
});

test('a request whose response has begun is disconnected', async () => {
  const address = await start(100);
  const answer = await rawRequest(address, 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n', 'hel');
  expect(statusOf(answer)).toBe(200);
});
