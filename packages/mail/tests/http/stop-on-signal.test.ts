import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { bundleService, startChild } from '../support/mail/child-service.ts';

const parent = tempFolder('stop-on-signal');
const body = JSON.stringify({ to: 'desk@bench.example', name: 'Bench Desk', subject: 'A subject', body: 'Name: Ann' });

test('a second signal does not interrupt a request that the first one waits for', { timeout: 60_000 }, async () => {
  const child = startChild(await bundleService(), { MAIL_OUTBOX: join(parent, 'outbox') });
  const address = await child.address;
  const socket = connect(Number(new URL(address ?? '').port), 'localhost').on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  await once(socket, 'connect');
  const head = ['POST /send-email HTTP/1.1', 'Host: localhost', 'Connection: close', 'Origin: https://bench.example'];
  const about = ['Content-Type: application/json', `Content-Length: ${body.length}`, '', body.slice(0, 10)];
  socket.write([...head, ...about].join('\r\n'));
  await setTimeout(200);
  const exitCodes = Promise.all([child.end(), setTimeout(100).then(() => child.end())]);
  await setTimeout(400);
  socket.write(body.slice(10));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 2\d\d/);
  expect(await exitCodes).toEqual([0, 0]);
});
