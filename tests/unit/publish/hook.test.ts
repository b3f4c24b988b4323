import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Way } from '@pagewright/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishByHook } from '../../../packages/engine/src/publish/hook.ts';
import type { PublishError } from '../../../packages/engine/src/publish/publish-failure.ts';
import { freePort } from '../../../packages/engine/tests/support/free-port.ts';

type Received = Pick<IncomingMessage, 'url' | 'method' | 'headers'> & { body: string };
const received: Received[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    received.push({ url: request.url, method: request.method, headers: request.headers, body });
    const [, status = '200'] = /^\/(\d+)/.exec(request.url ?? '') ?? [];
    response.writeHead(Number(status), { Location: '/200/stolen' }).end('words of the host');
  });
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
});
afterAll(() => server.close());

/** How a file names a variable of the environment. */
const from = (name: string): string => `$\{${name}}`;
const env = { SECRET: 's3cret', EMPTY: '', LINES: 's3cret\ns3cret' };
const post = (way: Omit<Extract<Way, { to: 'hook' }>, 'to'>) =>
  publishByHook({ way: { to: 'hook', ...way }, release: { id: '' }, siteDir: '', env });
const failureOf = (way: Parameters<typeof post>[0]): Promise<unknown> => post(way).catch(({ failure }: PublishError) => failure);

test('a host gets a POST with the secret of the environment and the body', async () => {
  await expect(
    post({ url: `${origin}/200/${from('SECRET')}`, authorization: `Bearer ${from('SECRET')}`, body: { event_type: 'publish' } }),
  ).resolves.toEqual({ state: 'started' });
  expect(received.at(-1)).toMatchObject({
    url: '/200/s3cret',
    method: 'POST',
    headers: { authorization: 'Bearer s3cret', 'content-type': 'application/json' },
    body: '{"event_type":"publish"}',
  });
});

test('what a host refuses is said by its status, and no redirect is followed', async () => {
  expect(await failureOf({ url: `${origin}/403` })).toEqual({ why: 'hook-refused', what: '403 Forbidden' });
  const before = received.length;
  expect(await failureOf({ url: `${origin}/302`, authorization: from('SECRET') })).toEqual({
    why: 'hook-refused',
    what: 'a redirect (302), which is not followed',
  });
  expect(received).toHaveLength(before + 1);
});

test('nothing is sent without a variable, to what is no address, or where nobody answers; no message has the secret', async () => {
  const before = received.length;
  expect(await failureOf({ url: `${origin}/${from('MISSING')}` })).toEqual({ why: 'no-variable', what: 'MISSING' });
  expect(await failureOf({ url: origin, authorization: from('EMPTY') })).toEqual({ why: 'no-variable', what: 'EMPTY' });
  expect(await failureOf({ url: `https://${from('SECRET')}:port` })).toEqual({ why: 'wrong-address' });
  const port = await freePort();
  const failure = await failureOf({ url: `http://127.0.0.1:${port}/${from('SECRET')}` });
  expect(failure).toEqual({ why: 'no-answer', what: `127.0.0.1:${port}`, detail: expect.stringContaining('ECONNREFUSED') });
  expect(JSON.stringify(failure)).not.toContain('s3cret');
  // Neither a header that cannot be sent nor an address with a password is in the answer.
  for (const way of [{ url: origin, authorization: `Bearer ${from('LINES')}` }, { url: `http://ada:${from('SECRET')}@127.0.0.1` }])
    expect(await failureOf(way)).toEqual({ why: 'no-answer', what: expect.stringContaining('127.0.0.1'), detail: 'TypeError' });
  expect(received).toHaveLength(before);
});
