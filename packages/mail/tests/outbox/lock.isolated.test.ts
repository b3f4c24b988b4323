import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { FolderInUseError } from '../../src/outbox/errors.ts';
import { lockFolder } from '../../src/outbox/lock.ts';

const parent = tempFolder('lock');
const newFolder = (): string => mkdtempSync(join(parent, 'locked-'));

/**
 * Creates the lock of a dead owner: a link to a socket without a listener. When another thread of this process starts a
 * command, the copy of the process has the listener for some milliseconds more, so this file has a process of its own.
 */
async function leaveDeadLock(folder: string, number: number): Promise<void> {
  const name = `alive.${String(number).padStart(16, '0')}`;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(folder, `${name}.bound`), resolve));
  renameSync(join(folder, `${name}.bound`), join(folder, name));
  await new Promise((resolve) => server.close(resolve));
  symlinkSync(name, join(folder, `lock.${number}`));
}

describe('E-10 the lock of a folder', () => {
  test('has one owner, and is free after release', async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    expect(await lock.isOurs()).toBe(true);
    await lock.release();
    expect(await lock.isOurs()).toBe(false);
    await (await lockFolder(folder)).release();
  });

  test('of a dead owner is free, and its files are removed', async () => {
    const folder = newFolder();
    await leaveDeadLock(folder, 7);
    await leaveDeadLock(folder, 6);
    const lock = await lockFolder(folder);
    expect(readdirSync(folder).sort()).toEqual([readlinkSync(join(folder, 'lock.8')), 'lock.8']);
    await lock.release();
  });

  test.each(['', '{', '{"pid":1,"started":"another-boot 1"}'])('that is a file with %j is free', async (text) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lock.1'), text);
    await (await lockFolder(folder)).release();
  });

  test('of many processes that find a dead owner at the same time, one becomes the owner', async () => {
    for (let round = 0; round < 20; round += 1) {
      const folder = newFolder();
      await leaveDeadLock(folder, 3);
      const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const owners = taken.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const errors = taken.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(errors).toEqual(Array.from({ length: 7 }, () => expect.any(FolderInUseError)));
      expect(await owners[0]?.isOurs()).toBe(true);
      await owners[0]?.release();
    }
  });

  test('works in a folder whose path is too long for a socket', async () => {
    const folder = join(newFolder(), 'a'.repeat(120), 'ü'.repeat(60));
    mkdirSync(folder, { recursive: true });
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await lock.release();
    expect(readdirSync(folder)).toEqual(['lock.1']);
    await (await lockFolder(folder)).release();
  });

  test('is no longer ours when somebody removed it', async () => {
    const folder = newFolder();
    const first = await lockFolder(folder);
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(await first.isOurs()).toBe(false);
    const second = await lockFolder(folder);
    expect([await first.isOurs(), await second.isOurs()]).toEqual([false, true]);
    await first.release();
    expect(await second.isOurs()).toBe(true);
    await second.release();
  });
});
