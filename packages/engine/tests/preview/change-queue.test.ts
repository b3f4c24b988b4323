import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createChangeQueue } from '../../src/preview/watch-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const file = join(tempFolder('change-queue'), 'page.yaml');
writeFileSync(file, 'path: /\n');

const never = (error: unknown): void => {
  throw error;
};

test('an event causes a reload of the file, and later one of everything in case the system dropped events', async () => {
  let count = 0;
  await createChangeQueue(async () => {
    count += 1;
  }, never)(file, true);
  expect(count).toBe(2);
});

test('events during a reload become one reload, and two reloads never overlap', async () => {
  let count = 0;
  let running = 0;
  let maxRunning = 0;
  const handleEvent = createChangeQueue(async () => {
    count += 1;
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await setTimeout(10);
    running -= 1;
  }, never);
  await Promise.all(Array.from({ length: 30 }, () => handleEvent(file, true)));
  expect(maxRunning).toBe(1);
  expect(count).toBeLessThan(30);
});

test('reports each failure once and handles later events', async () => {
  const failures: unknown[] = [];
  let isBroken = true;
  let count = 0;
  const handleEvent = createChangeQueue(
    async () => {
      if (isBroken) throw new Error('broken');
      count += 1;
    },
    (error) => {
      failures.push(error);
      isBroken = false;
    },
  );
  await handleEvent(file, true);
  expect(failures).toHaveLength(1);
  expect(count).toBe(1);
});

test('handles the event of a deleted file', async () => {
  let count = 0;
  await createChangeQueue(async () => {
    count += 1;
  }, never)(join(file, 'nowhere'), false);
  expect(count).toBeGreaterThan(0);
});

test('reloads changed files together; reloads everything after a created or deleted file, and at the end', async () => {
  const reloads: (string[] | 'everything')[] = [];
  const handleEvent = createChangeQueue(async (changed) => {
    reloads.push(changed ? [...changed] : 'everything');
    await setTimeout(5);
  }, never);
  await Promise.all([handleEvent(file, true), handleEvent(`${file}.b`, true), handleEvent(`${file}.c`, true)]);
  expect(reloads).toEqual([[file], [`${file}.b`, `${file}.c`], 'everything']);
  reloads.length = 0;
  await Promise.all([handleEvent(file, true), handleEvent(`${file}.b`, true), handleEvent(`${file}.c`, false)]);
  expect(reloads).toEqual([[file], 'everything', 'everything']);
});
