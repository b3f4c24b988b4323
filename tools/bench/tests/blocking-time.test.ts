import { expect, test } from 'vitest';
import { blockingTime } from '../speed.ts';

test('counts what tasks take beyond 50 ms after the first contentful paint', () => {
  const tasks = [
    { startTime: 100, duration: 200 },
    { startTime: 900, duration: 180 },
    { startTime: 1500, duration: 90 },
    { startTime: 2000, duration: 50 },
  ];
  // Nothing of the first task, the 80 ms of the second after the paint without its first 50 ms, and 40 ms of the third.
  expect(blockingTime(tasks, 1000)).toBe(30 + 40);
  expect(blockingTime([], 1000)).toBe(0);
});
