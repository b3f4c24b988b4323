import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSweep } from '../../engine/tests/support/sweeps.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { type HostileRequest, hostileRequest } from './support/hostile-request.ts';
import { mailFacts, startMail, type TestMail } from './support/mail-service.ts';
import { rawRequest, statusOf } from './support/raw-request.ts';

const parent = tempFolder('hostile');
const count = isSweep ? 10_000 : 1_000;
/** A fixed seed, so that a failure is reproducible. */
const seed = 20_261_121;
const environment = { MAIL_RATE_PER_CLIENT: '9999999', MAIL_RATE_TOTAL: '2000', MAIL_TO: 'sales@fixture.example' };
const known = new Set([200, 202, 204, 303, 400, 403, 404, 405, 408, 413, 415, 422, 429]);

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function heapMegabytes(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

async function send({ service }: TestMail, { method, path, headers, body, client }: HostileRequest): Promise<Response> {
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  const request = new Request(`http://localhost${path}`, { method, headers: { Host: 'localhost', ...headers }, ...(hasBody && { body }) });
  return service.fetch(request, { incoming: { socket: { remoteAddress: client } } });
}

function expectNoStrangers(mail: TestMail): void {
  const stored = [...mail.stored('queued'), ...mail.stored('suspected')];
  expect(stored.length).toBeGreaterThan(0);
  const recipients = new Set(stored.map(({ to }) => to.address));
  expect([...recipients].filter((address) => address !== mailFacts.owner.email && address !== 'sales@fixture.example')).toEqual([]);
  expect(stored.filter(({ subject }) => /[\p{Cc}\u2028\u2029\u202e]|=\?/u.test(subject))).toEqual([]);
}

test(`E-7 and S-8: ${count} hostile requests crash nothing, send no mail and leak no memory`, { timeout: 1_200_000 }, async () => {
  const mail = await startMail({ parent, environment });
  const statuses = new Map<number, number>();
  let warm = 0;
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(hostileRequest, async (request) => {
      const answer = await send(mail, request);
      const text = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(known).toContain(answer.status);
      expect(text).not.toMatch(/node_modules|\.ts:\d|<script>/);
      expect(answer.headers.get('Access-Control-Allow-Origin')).not.toBe('*');
      sent += 1;
      if (sent === count / 2) warm = heapMegabytes();
    }),
    { numRuns: count, seed },
  );
  console.log(`hostile requests by status: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
  expect(heapMegabytes() - warm).toBeLessThan(40);
  expectNoStrangers(mail);
  expect((await fetch(`${mail.address}/health`)).status).toBe(200);
});

test('E-7: bytes that are not valid HTTP crash nothing', { timeout: 300_000 }, async () => {
  const mail = await startMail({ parent, environment });
  const line = fc.stringMatching(/^[ -~\r\n\t]{0,60}$/);
  const head = fc.oneof(
    line,
    fc.constantFrom(
      'POST /send-email HTTP/1.1',
      'POST //send-email HTTP/1.0',
      'GET http://localhost/outbox HTTP/1.1',
      'CONNECT a:1 HTTP/1.1',
      'PRI * HTTP/2.0',
      'POST * HTTP/1.1',
    ),
  );
  const field = fc.oneof(
    line,
    fc.constantFrom(
      'Host: localhost',
      'Host: a b',
      'Host: localhost\r\nHost: evil.example',
      `Origin: ${mailFacts.origin}`,
      'Content-Type: application/json',
      'Content-Length: 5\r\nContent-Length: 6',
      'Content-Length: -5',
      'Transfer-Encoding: chunked\r\nContent-Length: 5',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: xchunked',
      'Expect: 100-continue',
      'Upgrade: websocket\r\nConnection: Upgrade',
      `X-Long: ${'x'.repeat(20_000)}`,
    ),
  );
  const raw = fc.tuple(head, fc.array(field, { maxLength: 5 }), fc.oneof(line, fc.constantFrom('5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '{}')));
  await fc.assert(
    fc.asyncProperty(raw, async ([first, fields, body]) => {
      const answer = await rawRequest(mail.address, `${[first, ...fields, 'Connection: close', '', ''].join('\r\n')}${body}`, '\u0000end');
      const status = answer === '' ? 0 : statusOf(answer);
      expect([0, 100, 400, 403, 404, 405, 408, 413, 414, 415, 417, 426, 431, 505, 200]).toContain(status);
      expect(answer).not.toMatch(/node_modules|\.ts:\d/);
    }),
    { numRuns: isSweep ? 300 : 30, seed },
  );
  expect((await fetch(`${mail.address}/health`)).status).toBe(200);
  expect(mail.stored('queued')).toEqual([]);
});
