import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { errorCode, FolderInUseError } from './errors.ts';

const socketName = /^alive\.[0-9a-f]{16}$/;
const lockName = /^lock\.\d{1,15}$/;

/** The lock of a folder. This process owns it until `release` or until the process ends. */
type FolderLock = {
  /** Returns false when somebody removed the lock or the folder. Another process may own the folder then. */
  isOurs: () => Promise<boolean>;
  /** Releases the lock. Needs no disk space. */
  release: () => Promise<void>;
};

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
  const socket = `alive.${randomBytes(8).toString('hex')}`;
  const release = await listenInFolder(folder, socket);
  try {
    await symlink(socket, lockPath(folder, number));
    if (highestOf(await readdir(folder)) > number) {
      await rm(lockPath(folder, number), { force: true });
      throw new FolderInUseError(folder);
    }
  } catch (error) {
    await release();
    throw errorCode(error) === 'EEXIST' ? new FolderInUseError(folder) : error;
  }
  await removeOlder(folder, number, socket);
  const isOurs = async (): Promise<boolean> => {
    const names = await readdir(folder);
    return highestOf(names) === number && names.includes(socket) && (await readlink(lockPath(folder, number))) === socket;
  };
  return { isOurs: () => isOurs().catch(() => false), release };
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

type OwnedFolderOptions = {
  folder: string;
  /** Creates the missing folders. */
  create: () => Promise<unknown>;
  /** Called once the folder was locked again, to store what is missing. */
  onRestored: () => Promise<void>;
};

/** A folder that this process owns. */
export type OwnedFolder = {
  /** Locks the folder for the first time. Throws the errors of `lockFolder`. */
  lock: () => Promise<void>;
  /** Ensures that this process owns the folder. Throws `FolderInUseError` when another process has locked it. */
  ensureOwned: () => Promise<void>;
  /** Creates the folder again, and locks it unless it is locked. */
  restore: () => Promise<void>;
  /** Releases the lock. */
  release: () => Promise<void>;
};

/** Keeps a folder locked: creates and locks it again when somebody removed it or its lock. */
export function ownedFolder({ folder, create, onRestored }: OwnedFolderOptions): OwnedFolder {
  let lock: FolderLock | undefined;
  let restoring: Promise<void> | undefined;
  let isReleased = false;
  const restoreNow = async (): Promise<void> => {
    if (isReleased) throw new Error('The outbox is closed.');
    await create();
    if (!(await lock?.isOurs())) {
      await lock?.release();
      lock = await lockFolder(folder);
    }
    await onRestored();
  };
  const restore = (): Promise<void> => {
    restoring ??= restoreNow().finally(() => {
      restoring = undefined;
    });
    return restoring;
  };
  return {
    restore,
    lock: async () => {
      lock = await lockFolder(folder);
    },
    ensureOwned: async () => {
      // While the folder is being restored, it is unknown what another process has done with it.
      if (restoring || !(await lock?.isOurs())) await restore();
    },
    release: async () => {
      isReleased = true;
      await restoring?.catch(() => undefined);
      await lock?.release();
    },
  };
}

/**
 * The maximum length of a socket path, in bytes. `sun_path` has 108 bytes on Linux and 104 on macOS, with a zero byte at
 * the end. Libuv truncates longer paths silently.
 */
const maxPathBytes = 100;

/**
 * Creates a Unix socket in a folder and listens on it, as long as the process lives. The socket does not keep the process running.
 * Returns a function that stops listening and removes the file.
 */
async function listenInFolder(folder: string, name: string): Promise<() => Promise<void>> {
  const server = createServer((connection) => connection.destroy());
  await withSocketPath(folder, name, (path) => once(server.listen(path), 'listening'));
  // An error of an accepted connection does not affect the lock.
  server.on('error', () => undefined).unref();
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(join(folder, name), { force: true });
  };
}

/**
 * Returns true when a process listens on the socket. Works across PID, mount and network namespaces, because the kernel
 * finds the listener by the file. Other connection errors (no permission, too many connections) count as a listener.
 */
function hasListener(folder: string, name: string): Promise<boolean> {
  return withSocketPath(folder, name, async (path) => {
    const connection = connect(path);
    try {
      await once(connection, 'connect');
      return true;
    } catch (error) {
      return !['ECONNREFUSED', 'ENOENT'].includes(errorCode(error));
    } finally {
      connection.destroy();
    }
  });
}

/** Calls `use` with a path of the file that is short enough for a socket. The path is valid only during the call. */
async function withSocketPath<Result>(folder: string, name: string, use: (path: string) => Promise<Result>): Promise<Result> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= maxPathBytes) return use(path);
  if (process.platform !== 'linux') throw new Error(`The path of the folder is too long: ${path}. Its limit is ${maxPathBytes} bytes.`);
  const handle = await open(folder, 'r');
  try {
    return await use(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
}
