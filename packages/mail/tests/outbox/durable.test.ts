import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { moveDurably, writeDurably } from '../../src/outbox/durable-files.ts';

const folder = tempFolder('durable');
const unfinished = join(folder, 'draft');
const target = join(folder, 'kept', 'target');
const other = join(folder, 'other', 'target');
mkdirSync(join(folder, 'kept'));
mkdirSync(join(folder, 'other'));

/** Records where the file is at every flush. */
async function watchFlushes(): Promise<string[]> {
  const handle = await open(folder, 'r');
  const flushes: string[] = [];
  vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async () => {
    flushes.push([unfinished, target, other].filter((file) => existsSync(file)).join());
  });
  await handle.close();
  return flushes;
}

beforeEach(() => vi.restoreAllMocks());

describe('E-10 a file that must survive a power failure', () => {
  test('is flushed before the rename, and its folder afterwards', async () => {
    const flushes = await watchFlushes();
    await writeDurably('text', { unfinished, target });
    expect([...flushes]).toEqual([unfinished, target]);
    expect(readFileSync(target, 'utf8')).toBe('text');
  });

  test('is moved in one step, and both folders are flushed', async () => {
    writeFileSync(target, 'text');
    const flushes = await watchFlushes();
    await moveDurably(target, other);
    expect([...flushes]).toEqual([other, other]);
  });

  test('leaves nothing behind when it cannot be written', async () => {
    await expect(writeDurably('text', { unfinished, target: join(folder, 'nowhere', 'target') })).rejects.toThrow();
    expect(readdirSync(folder).sort()).toEqual(['kept', 'other']);
  });

  test('replaces an earlier file in one step', async () => {
    writeFileSync(target, 'earlier and longer');
    await writeDurably('text', { unfinished, target });
    expect(readFileSync(target, 'utf8')).toBe('text');
  });
});
