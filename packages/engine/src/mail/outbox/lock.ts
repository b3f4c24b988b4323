import { randomBytes } from 'node:crypto';
import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';
import { hasListener, type LockSocket, listenInFolder } from './lock-socket.ts';

const socketName = /^alive\.[0-9a-f]{16}$/;
const lockName = /^lock\.\d{1,15}$/;

/** The lock of a folder. This process owns it until `release` or until the process ends. */
export class FolderLock {
  readonly #folder: string;
  readonly #number: number;
  readonly #socket: LockSocket;

  constructor(folder: string, number: number, socket: LockSocket) {
    this.#folder = folder;
    this.#number = number;
    this.#socket = socket;
  }

  /** Returns false when somebody removed the lock or the folder. Another process may own the folder then. */
  async isOurs(): Promise<boolean> {
    try {
      const names = await readdir(this.#folder);
      const isHighest = highestOf(names) === this.#number && names.includes(this.#socket.name);
      return isHighest && (await readlink(lockPath(this.#folder, this.#number))) === this.#socket.name;
    } catch {
      return false;
    }
  }

  /** Releases the lock. Needs no disk space. */
  async release(): Promise<void> {
    await this.#socket.close();
  }
}

/**
 * Locks a folder for this process. Throws `FolderInUseError` when another process owns it, or the error of the file
 * system. The lock ends with the process, also after `kill -9`.
 *
 * The lock is the symbolic link `lock.<number>` with the highest number. It points to a Unix socket on which its owner
 * listens, so the owner is alive exactly while a connection succeeds. Creating a link fails when its number exists, so
 * only one of several processes that find a dead owner creates the next number. Only the owner of a higher number removes
 * a lower one, so a process that is late with a lower number finds the higher one and gives up. Sockets listen before a
 * link points to them and have random names, so a dead owner never seems alive again. Sockets and short links need no
 * disk block, so locking works on a full disk.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const current = highestOf(await readdir(folder));
  if (current > 0 && (await isOwned(folder, current))) throw new FolderInUseError(folder);
  const number = current + 1;
  const socket = await listenInFolder(folder, `alive.${randomBytes(8).toString('hex')}`);
  try {
    await symlink(socket.name, lockPath(folder, number));
    if (highestOf(await readdir(folder)) > number) {
      await rm(lockPath(folder, number), { force: true });
      throw new FolderInUseError(folder);
    }
  } catch (error) {
    await socket.close();
    throw errorCode(error) === 'EEXIST' ? new FolderInUseError(folder) : error;
  }
  await removeOlder(folder, number, socket.name);
  return new FolderLock(folder, number, socket);
}

/** Returns true while a process owns the lock of a folder. */
export async function isFolderLocked(folder: string): Promise<boolean> {
  const current = highestOf(await readdir(folder).catch(() => []));
  return current > 0 && isOwned(folder, current);
}

const lockPath = (folder: string, number: number): string => join(folder, `lock.${number}`);

const numbersOf = (names: readonly string[]): number[] => names.flatMap((name) => (lockName.test(name) ? [Number(name.slice(5))] : []));

const highestOf = (names: readonly string[]): number => Math.max(0, ...numbersOf(names));

/** Returns true while the owner of a lock is alive. False for a file that is not a link to a lock socket. */
async function isOwned(folder: string, number: number): Promise<boolean> {
  const target = await readlink(lockPath(folder, number)).catch(() => '');
  return socketName.test(target) && hasListener(folder, target);
}

/** Removes the links and sockets of dead owners. No other process needs them, because this one owns the lock. */
async function removeOlder(folder: string, number: number, ownSocket: string): Promise<void> {
  const names = await readdir(folder);
  const locks = numbersOf(names).filter((one) => one < number);
  const sockets = names.filter((name) => socketName.test(name) && name !== ownSocket);
  for (const path of [...locks.map((one) => lockPath(folder, one)), ...sockets.map((name) => join(folder, name))]) {
    await rm(path, { force: true });
  }
}

/** Another process owns the folder. */
export class FolderInUseError extends Error {
  readonly code = 'ELOCKED';

  constructor(folder: string) {
    super(`The outbox ${folder} is in use by another process. Stop that one, or choose another folder: MAIL_OUTBOX=/path/to/folder.`);
    this.name = 'FolderInUseError';
  }
}
