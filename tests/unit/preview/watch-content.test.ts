import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createChangeQueue } from '../../../packages/engine/src/preview/watch-content.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const file = join(tempFolder('watch-content'), 'page.yaml');
writeFileSync(file, 'path: /\n');

const never = (error: unknown): void => {
  throw error;
};

test('what is noticed is followed, and looked after once more for what the watcher passed over', async () => {
  let count = 0;
  await createChangeQueue(async () => {
    count += 1;
  }, never)(file, true);
  expect(count).toBe(2);
});

test('many notices while one is followed become one, and never two are followed at a time', async () => {
  let count = 0;
  let running = 0;
  let most = 0;
  const follow = createChangeQueue(async () => {
    count += 1;
    running += 1;
    most = Math.max(most, running);
    await setTimeout(10);
    running -= 1;
  }, never);
  await Promise.all(Array.from({ length: 30 }, () => follow(file, true)));
  expect(most).toBe(1);
  expect(count).toBeLessThan(30);
});

test('a failure is told once, and what comes later is followed', async () => {
  const failures: unknown[] = [];
  let isBroken = true;
  let count = 0;
  const follow = createChangeQueue(
    async () => {
      if (isBroken) throw new Error('broken');
      count += 1;
    },
    (error) => {
      failures.push(error);
      isBroken = false;
    },
  );
  await follow(file, true);
  expect(failures).toHaveLength(1);
  expect(count).toBe(1);
});

test('a file that is gone is followed as well', async () => {
  let count = 0;
  await createChangeQueue(async () => {
    count += 1;
  }, never)(join(file, 'nowhere'), false);
  expect(count).toBeGreaterThan(0);
});

test('changed files are named, all of them at once; where there is one more or less, and in the end, everything is looked at', async () => {
  const looks: (string[] | 'everything')[] = [];
  const follow = createChangeQueue(async (changed) => {
    looks.push(changed ? [...changed] : 'everything');
    await setTimeout(5);
  }, never);
  await Promise.all([follow(file, true), follow(`${file}.b`, true), follow(`${file}.c`, true)]);
  expect(looks).toEqual([[file], [`${file}.b`, `${file}.c`], 'everything']);
  looks.length = 0;
  await Promise.all([follow(file, true), follow(`${file}.b`, true), follow(`${file}.c`, false)]);
  expect(looks).toEqual([[file], 'everything', 'everything']);
});
