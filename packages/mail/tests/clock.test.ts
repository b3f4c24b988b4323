import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { withTimeout } from '../src/clock.ts';

const tooLong = (): Error => Object.assign(new Error('It took too long.'), { code: 'TOOLONG' });

test('work in time has its result, or its own error', async () => {
  expect(await withTimeout(setTimeout(1, 'done'), 1_000, tooLong)).toBe('done');
  await expect(withTimeout(Promise.reject(new Error('It failed.')), 1_000, tooLong)).rejects.toThrow('It failed.');
});

test('work that takes longer fails with the error of its time limit', async () => {
  await expect(withTimeout(new Promise(() => undefined), 5, tooLong)).rejects.toMatchObject({ code: 'TOOLONG' });
});

test('no timer is left behind, which would keep the process running', async () => {
  vi.useFakeTimers();
  try {
    await withTimeout(Promise.resolve(), 1_000, tooLong);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
