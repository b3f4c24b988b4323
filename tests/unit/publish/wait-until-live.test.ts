import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRelease, waitUntilLive } from '../../../packages/engine/src/publish/wait-until-live.ts';
import { freePort } from '../../../packages/engine/tests/support/free-port.ts';

const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
/** What the address answers: an id, or a status. */
let answer: string | number = 404;
const server = createServer((request, response) => {
  asked.push({ url: request.url, headers: request.headers });
  if (typeof answer === 'number') response.writeHead(answer).end('<h1>Not here</h1>');
  else response.writeHead(200).end(JSON.stringify({ id: answer }));
});
let address = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const found = server.address();
  address = `http://127.0.0.1:${typeof found === 'object' && found ? found.port : ''}/loaf`;
});
afterAll(() => server.close());

/** Waits with pauses that take no time. `answers`: what the address shows after each. */
async function wait(answers: readonly (string | number)[], isBuiltThere = false): Promise<{ result: unknown; pauses: number[] }> {
  const pauses: number[] = [];
  const result = await waitUntilLive({
    address,
    id: 'new',
    before: await readRelease(address),
    isBuiltThere,
    limit: 60_000,
    wait: async (time) => {
      answer = answers[pauses.length] ?? answer;
      pauses.push(time);
    },
  });
  return { result, pauses };
}

test('an address is asked less and less often, past every cache, until it shows the release', async () => {
  answer = 'old';
  const { result, pauses } = await wait(['old', 502, 'old', 'old', 'new']);
  expect(result).toEqual({ seen: 'live' });
  expect(pauses).toEqual([500, 750, 1125, 1687.5, 2531.25]);
  expect(asked.at(-1)).toMatchObject({
    url: expect.stringMatching(/^\/loaf\/release\.json\?\d+$/),
    headers: { 'cache-control': 'no-cache' },
  });
});

test.each([
  ['old', ['old'], { seen: 'earlier' }],
  ['old', ['other'], { seen: 'other' }],
  ['old', [404], { seen: 'none', detail: '404' }],
] as const)('it is not asked for ever: %s, then %s', async (first, then, expected) => {
  answer = first;
  const { result, pauses } = await wait(then);
  expect(result).toEqual(expected);
  const waited = pauses.reduce((sum, time) => sum + time, 0);
  expect([waited >= 60_000, waited < 80_000, Math.max(...pauses)]).toEqual([true, true, 15_000]);
});

test('a release that the host has built may have another id', async () => {
  answer = 'old';
  expect((await wait(['old', 'other'], true)).result).toEqual({ seen: 'other' });
  answer = 404;
  const first = await wait([404, 'other'], true);
  expect([first.result, first.pauses.length]).toEqual([{ seen: 'other' }, 2]);
});

test('an address where nobody answers is said', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const before = await readRelease(nowhere);
  expect(before).toEqual({ seen: 'no-answer', detail: expect.stringContaining('ECONNREFUSED') });
  const result = await waitUntilLive({
    address: nowhere,
    id: 'new',
    before,
    isBuiltThere: false,
    limit: 1000,
    wait: async () => undefined,
  });
  expect(result).toEqual(before);
});
