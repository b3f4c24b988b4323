import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from '../../src/cache/text-cache.ts';
import { runs } from '../support/property-runs.ts';
import { tempFolder } from '../support/temp-folder.ts';

const temp = tempFolder('kept-text');
const file = join(temp, 'deep', 'text');

test('a cached text is read again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      await writeCachedText(file, text);
      expect(readCachedText(file)).toBe(Buffer.from(text).toString());
    }),
    { numRuns: runs(30) },
  );
  expect(readdirSync(join(temp, 'deep'))).toEqual(['text']);
});

test('a missing or changed text is not returned', async () => {
  expect(readCachedText(join(temp, 'never'))).toBeUndefined();
  await writeCachedText(file, 'one\ntwo\n');
  const whole = readFileSync(file, 'utf8');
  for (const at of [0, 10, whole.length - 2]) {
    writeFileSync(file, `${whole.slice(0, at)}x${whole.slice(at + 1)}`);
    expect(readCachedText(file)).toBeUndefined();
  }
  for (const text of ['', '\n', whole.slice(0, -1), `${whole} `]) {
    writeFileSync(file, text);
    expect(readCachedText(file)).toBeUndefined();
  }
});

test('of many files the newest stay', async () => {
  const folder = join(temp, 'many');
  mkdirSync(folder);
  for (const age of [1, 2, 3, 4, 5]) {
    writeFileSync(join(folder, `age-${age}`), '');
    utimesSync(join(folder, `age-${age}`), 1_000 - age, 1_000 - age);
  }
  await removeOldEntries(folder, 2);
  expect(readdirSync(folder).sort()).toEqual(['age-1', 'age-2']);
});

test('parts that run into each other have other names', () => {
  expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'));
  expect(cacheKey('ab', 'c')).toBe(cacheKey('ab', 'c'));
});
