import type { RequestListener } from 'node:http';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { surviveFailures } from '../../src/http/catch-failures.ts';
import { listen } from '../../src/http/listen.ts';

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

const listeners: Record<string, RequestListener> = {
  'throws at once': () => {
    throw new Error('at once');
  },
  'throws later': async () => {
    await Promise.resolve();
    throw new Error('later');
  },
};

test.each(Object.entries(listeners))('a listener that %s answers 500, reports its error and ends nothing', async (_, listener) => {
  const reported: unknown[] = [];
  const { address, close } = await listen(listener, 0, 'localhost', (error) => reported.push(error));
  ending.push(() => close(500));
  for (let count = 1; count <= 2; count += 1) {
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong.\n']);
    expect(reported).toHaveLength(count);
  }
});

test('a listener that throws within an answer ends its connection only', async () => {
  const { address, close } = await listen((request, response) => {
    response.write('a part');
    if (request.url === '/broken') throw new Error('within');
    response.end();
  }, 0);
  ending.push(() => close(500));
  await expect(fetch(`${address}/broken`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(address)).text()).toBe('a part');
});

test('what nothing has caught is reported, but for the error of a terminal that is gone', () => {
  const reported: unknown[] = [];
  surviveFailures((error) => reported.push(error));
  const [onError] = process.listeners('uncaughtException').slice(-1);
  onTestFinished(() => void (onError && process.off('uncaughtException', onError)));
  const fault = new Error('nobody caught me');
  onError?.(fault, 'unhandledRejection');
  onError?.(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), 'uncaughtException');
  expect(reported).toEqual([fault]);
});
