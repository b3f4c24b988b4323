import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Encoding } from '../../../core/src/media/published-media.ts';
import { ensureAllEncoded } from '../../src/media/encodings.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = tempFolder('encode-in-order');

test('encoding leaves one of the threads that Node has for files, and pictures after a broken one are encoded too', async () => {
  const whole = join(folder, 'whole.png');
  const broken = join(folder, 'broken.png');
  await sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } }).toFile(whole);
  writeFileSync(broken, 'No picture.');
  const encodings = Array.from({ length: 12 }, (_, index): Encoding => {
    return { name: `${index}-400.avif`, source: index === 1 ? broken : whole, width: 400, format: 'avif' };
  });
  const files = ensureAllEncoded(folder, encodings);
  let isDone = false;
  const all = Promise.allSettled(files).finally(() => {
    isDone = true;
  });
  let most = 0;
  while (!isDone) {
    // These are of the whole process, with the test files in its other threads: so this file has a process of its own.
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
    await setImmediate();
  }
  const results = await all;
  expect(results.map(({ status }) => status)).toEqual(encodings.map(({ source }) => (source === broken ? 'rejected' : 'fulfilled')));
  expect(results.every((result) => result.status === 'rejected' || existsSync(result.value))).toBe(true);
  expect(most).toBeGreaterThan(0);
  // One that has just ended may still be counted.
  expect(most).toBeLessThanOrEqual(4);
});
